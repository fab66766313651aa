// What is said about carts, orders and shipping. Joined in messages.ts.
import type { Locale } from '../rules/locale.ts'

export const orderingMessages = {
  'cart.noToken': {
    nl: 'Er is geen winkelmandje om dit in te doen. Laad de pagina opnieuw.',
    en: 'There is no cart to put this in. Please load the page again.',
    de: 'Es gibt keinen Warenkorb dafür. Bitte laden Sie die Seite neu.',
    fr: 'Il n’y a pas de panier pour cela. Veuillez recharger la page.',
  },
  'cart.quantity': {
    nl: 'Vul een geheel aantal van 1 tot 9999 in.',
    en: 'Enter a whole number from 1 to 9999.',
    de: 'Geben Sie eine ganze Zahl von 1 bis 9999 ein.',
    fr: 'Indiquez un nombre entier de 1 à 9999.',
  },
  'cart.unknownProduct': {
    nl: 'Dit artikel bestaat niet of niet meer.',
    en: 'This article does not exist, or no longer.',
    de: 'Diesen Artikel gibt es nicht oder nicht mehr.',
    fr: 'Cet article n’existe pas ou plus.',
  },
  'cart.notSellable': {
    nl: 'Kies eerst een verpakking van {name}.',
    en: 'Choose a packing of {name} first.',
    de: 'Wählen Sie zuerst eine Verpackung von {name}.',
    fr: 'Choisissez d’abord un conditionnement de {name}.',
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
    de: 'Die Menge von {name} wurde auf {quantity} gesenkt: Mehr ist nicht auf Lager.',
    fr: 'La quantité de {name} a été ramenée à {quantity} : le stock ne permet pas plus.',
  },
  'cart.bounded': {
    nl: 'Van {name} is het aantal verlaagd tot {quantity}: meer kan niet in één bestelling.',
    en: 'The quantity of {name} was lowered to {quantity}: no more fits in one order.',
    de: 'Die Menge von {name} wurde auf {quantity} gesenkt: Mehr geht in einer Bestellung nicht.',
    fr: 'La quantité de {name} a été ramenée à {quantity} : une commande ne peut en contenir plus.',
  },
  'cart.full': {
    nl: 'Een winkelmandje bevat hoogstens {lines} regels.',
    en: 'A cart holds at most {lines} lines.',
    de: 'Ein Warenkorb fasst höchstens {lines} Zeilen.',
    fr: 'Un panier contient au maximum {lines} lignes.',
  },
  'cart.lineGone': {
    nl: 'Deze regel staat niet meer in uw winkelmandje.',
    en: 'This line is no longer in your cart.',
    de: 'Diese Zeile ist nicht mehr in Ihrem Warenkorb.',
    fr: 'Cette ligne ne figure plus dans votre panier.',
  },
  'cart.emptied': {
    nl: 'Uw winkelmandje is leeg.',
    en: 'Your cart is empty.',
    de: 'Ihr Warenkorb ist leer.',
    fr: 'Votre panier est vide.',
  },
  'order.emptyCart': {
    nl: 'Uw winkelmandje is leeg. Er is niets besteld.',
    en: 'Your cart is empty. Nothing was ordered.',
    de: 'Ihr Warenkorb ist leer. Es wurde nichts bestellt.',
    fr: 'Votre panier est vide. Rien n’a été commandé.',
  },
  'order.address': {
    nl: 'Kies een adres van uzelf of van uw bedrijf.',
    en: 'Choose an address of your own or of your company.',
    de: 'Wählen Sie eine eigene Adresse oder eine Ihres Unternehmens.',
    fr: 'Choisissez une de vos adresses ou une adresse de votre entreprise.',
  },
  'order.shippingMethod': {
    nl: 'Kies een leveringswijze.',
    en: 'Choose a shipping method.',
    de: 'Wählen Sie eine Versandart.',
    fr: 'Choisissez un mode de livraison.',
  },
  'order.message': {
    nl: 'Een opmerking telt hoogstens 2000 tekens.',
    en: 'A note has at most 2000 characters.',
    de: 'Eine Anmerkung hat höchstens 2000 Zeichen.',
    fr: 'Une remarque compte au maximum 2000 caractères.',
  },
  'order.shortage': {
    nl: 'Er is niet genoeg voorraad van: {names}.',
    en: 'There is not enough stock of: {names}.',
    de: 'Es ist nicht genug Bestand vorhanden von: {names}.',
    fr: 'Le stock est insuffisant pour : {names}.',
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
    nl: 'Uw winkelmandje is intussen gewijzigd. Controleer het en bestel opnieuw.',
    en: 'Your cart has changed in the meantime. Check it and order again.',
    de: 'Ihr Warenkorb wurde inzwischen geändert. Prüfen Sie ihn und bestellen Sie erneut.',
    fr: 'Votre panier a été modifié entre-temps. Vérifiez-le et commandez à nouveau.',
  },
  'shipping.delivery': { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
  'shipping.delivery.label': {
    nl: 'Levering met onze koelwagen',
    en: 'Delivery by our refrigerated lorry',
    de: 'Lieferung mit unserem Kühlwagen',
    fr: 'Livraison par notre camion frigorifique',
  },
  'shipping.pickup': { nl: 'Afhalen', en: 'Collection', de: 'Abholung', fr: 'Enlèvement' },
  'shipping.pickup.label': {
    nl: 'Afhalen in ons depot',
    en: 'Collection at our depot',
    de: 'Abholung in unserem Lager',
    fr: 'Enlèvement à notre dépôt',
  },
} as const satisfies Record<string, Record<Locale, string>>
