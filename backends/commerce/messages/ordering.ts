// What is said about carts, orders and shipping. Joined in messages.ts.
import type { Locale } from '../rules/locale.ts'

export const orderingMessages = {
  'cart.noToken': {
    nl: 'Er is geen mandje om dit in te leggen. Laad de pagina opnieuw.',
    en: 'There is no cart to put this in. Please load the page again.',
    de: 'Es ist kein Korb dafür vorhanden. Bitte laden Sie die Seite neu.',
    fr: 'Aucun panier n’est disponible. Veuillez recharger la page.',
  },
  'cart.quantity': {
    nl: 'Vul een geheel aantal van 1 tot 9999 in.',
    en: 'Enter a whole number from 1 to 9999.',
    de: 'Geben Sie eine ganze Zahl von 1 bis 9999 ein.',
    fr: 'Indiquez un nombre entier de 1 à 9999.',
  },
  'cart.unknownProduct': {
    nl: 'Dit artikel bestaat niet of niet meer.',
    en: 'This item does not exist or is no longer available.',
    de: 'Diesen Artikel gibt es nicht oder nicht mehr.',
    fr: 'Cet article n’existe pas ou plus.',
  },
  'cart.notSellable': {
    nl: 'Kies eerst een verpakking voor {name}.',
    en: 'First choose a pack size for {name}.',
    de: 'Wählen Sie zuerst ein Gebinde für {name}.',
    fr: 'Choisissez d’abord un conditionnement pour {name}.',
  },
  'cart.soldOut': {
    nl: '{name} is uitverkocht.',
    en: '{name} is out of stock.',
    de: '{name} ist ausverkauft.',
    fr: '{name} est épuisé.',
  },
  'cart.lowered': {
    nl: 'Van {name} is het aantal verlaagd tot {quantity}: meer is er niet op voorraad.',
    en: 'The quantity of {name} was lowered to {quantity}: there is no more in stock.',
    de: 'Die Menge von {name} wurde auf {quantity} reduziert: Mehr ist nicht auf Lager.',
    fr: 'La quantité de {name} a été ramenée à {quantity}\u00a0: le stock ne permet pas plus.',
  },
  'cart.lessAvailable': {
    nl: 'Van {name} is nu minder op voorraad dan u wilt. Log in of bel ons, dan weet u hoeveel er is.',
    en: 'We have less of {name} in stock than you want. Log in or call us to find out how much there is.',
    de: 'Von {name} ist zurzeit weniger auf Lager, als Sie möchten. Melden Sie sich an oder rufen Sie uns an, dann erfahren Sie, wie viel da ist.',
    fr: 'Le stock de {name} est actuellement inférieur à la quantité souhaitée. Connectez-vous ou appelez-nous pour savoir combien il en reste.',
  },
  'cart.bounded': {
    nl: 'Van {name} is het aantal verlaagd tot {quantity}: meer kan niet in één bestelling.',
    en: 'The quantity of {name} was lowered to {quantity}: one order cannot hold more.',
    de: 'Die Menge von {name} wurde auf {quantity} reduziert: Mehr ist in einer Bestellung nicht möglich.',
    fr: 'La quantité de {name} a été ramenée à {quantity}\u00a0: une commande ne peut en contenir plus.',
  },
  'cart.full': {
    nl: 'Een mandje bevat hoogstens {lines} regels.',
    en: 'A cart holds at most {lines} lines.',
    de: 'Ein Korb fasst höchstens {lines} Positionen.',
    fr: 'Un panier contient au maximum {lines} lignes.',
  },
  'cart.lineGone': {
    nl: 'Deze regel staat niet meer in uw mandje.',
    en: 'This line is no longer in your cart.',
    de: 'Diese Position ist nicht mehr in Ihrem Korb.',
    fr: 'Cette ligne ne figure plus dans votre panier.',
  },
  'cart.emptied': {
    nl: 'Uw mandje is leeg.',
    en: 'Your cart is empty.',
    de: 'Ihr Korb ist leer.',
    fr: 'Votre panier est vide.',
  },
  'order.emptyCart': {
    nl: 'Uw mandje is leeg. Er is niets besteld.',
    en: 'Your cart is empty. Nothing was ordered.',
    de: 'Ihr Korb ist leer. Es wurde nichts bestellt.',
    fr: 'Votre panier est vide. Rien n’a été commandé.',
  },
  'order.address': {
    nl: 'Kies een van uw adressen of een adres van uw bedrijf.',
    en: 'Choose one of your own or your company’s addresses.',
    de: 'Wählen Sie eine eigene Adresse oder eine Ihres Unternehmens.',
    fr: 'Choisissez une de vos adresses ou une adresse de votre entreprise.',
  },
  'order.shippingMethod': {
    nl: 'Kies een leverwijze.',
    en: 'Choose a delivery method.',
    de: 'Wählen Sie eine Lieferart.',
    fr: 'Choisissez un mode de livraison.',
  },
  'order.message': {
    nl: 'Een bericht telt hoogstens 2000 tekens.',
    en: 'A message can have at most 2000 characters.',
    de: 'Eine Nachricht darf höchstens 2000 Zeichen lang sein.',
    fr: 'Un message compte au maximum 2000 caractères.',
  },
  'order.shortage': {
    nl: 'Er is niet genoeg voorraad van: {names}.',
    en: 'There is not enough stock of: {names}.',
    de: 'Der Bestand reicht nicht aus für: {names}.',
    fr: 'Le stock est insuffisant pour\u00a0: {names}.',
  },
  'order.shortageLine': {
    nl: 'Nog {quantity} beschikbaar.',
    en: 'Only {quantity} available.',
    de: 'Nur noch {quantity} verfügbar.',
    fr: 'Il en reste {quantity}.',
  },
  'order.otherRequest': {
    nl: 'Deze bestelling is al geplaatst met andere gegevens.',
    en: 'This order has already been placed with other details.',
    de: 'Diese Bestellung wurde bereits mit anderen Angaben aufgegeben.',
    fr: 'Cette commande a déjà été passée avec d’autres données.',
  },
  'order.cartChanged': {
    nl: 'Uw mandje is intussen gewijzigd. Kijk het na en plaats de bestelling opnieuw.',
    en: 'Your cart has changed in the meantime. Check it and place the order again.',
    de: 'Ihr Korb wurde inzwischen geändert. Prüfen Sie ihn und geben Sie die Bestellung erneut auf.',
    fr: 'Votre panier a été modifié entre-temps. Vérifiez-le et repassez la commande.',
  },
  'shipping.delivery': { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
  'shipping.delivery.label': {
    nl: 'Levering met onze koelwagen',
    en: 'Delivery by our refrigerated truck',
    de: 'Lieferung mit unserem Kühlwagen',
    fr: 'Livraison par notre camion frigorifique',
  },
  'shipping.pickup': { nl: 'Afhalen', en: 'Collection', de: 'Abholung', fr: 'Retrait' },
  'shipping.pickup.label': {
    nl: 'Afhalen aan de kaai',
    en: 'Collection at the dock',
    de: 'Abholung am Kai',
    fr: 'Retrait au quai',
  },
} as const satisfies Record<string, Record<Locale, string>>
