import type { Locale } from '../../graphql/locales.ts'

export const quoteMessages = {
  'quoteMail.answerSubject': {
    nl: 'Uw offerte {number} van {shop}',
    en: 'Your quote {number} from {shop}',
    de: 'Ihr Angebot {number} von {shop}',
    fr: 'Votre offre {number} de {shop}',
  },
  'quoteMail.answerText': {
    nl: 'Hier is onze offerte {number}. Ze is geldig tot en met {day}: tot dan kunt u ze in de webshop aanvaarden, weigeren of ons antwoorden. Er is nog niets besteld.',
    en: 'Here is our quote {number}. It is valid until {day}: until then you can accept or decline it in the web shop, or reply to us. Nothing has been ordered yet.',
    de: 'Hier ist unser Angebot {number}. Es gilt bis einschließlich {day}: Bis dahin können Sie es im Webshop annehmen, ablehnen oder uns antworten. Es ist noch nichts bestellt.',
    fr: 'Voici notre offre {number}. Elle est valable jusqu’au {day} inclus\u00a0: d’ici là, vous pouvez l’accepter, la refuser ou nous répondre dans la boutique en ligne. Rien n’est encore commandé.',
  },
  'quoteMail.view': {
    nl: 'Offerte bekijken',
    en: 'View the quote',
    de: 'Angebot ansehen',
    fr: 'Voir l’offre',
  },
  'quoteMail.price': {
    nl: '{quantity} × {price} = {total}',
    en: '{quantity} × {price} = {total}',
    de: '{quantity} × {price} = {total}',
    fr: '{quantity} × {price} = {total}',
  },
  'quoteMail.reminderSubject': {
    nl: 'Uw offerte {number} vervalt op {day}',
    en: 'Your quote {number} expires on {day}',
    de: 'Ihr Angebot {number} läuft am {day} ab',
    fr: 'Votre offre {number} expire le {day}',
  },
  'quoteMail.reminderText': {
    nl: 'Onze offerte {number} is nog geldig tot en met {day}. Daarna gelden deze prijzen niet meer.',
    en: 'Our quote {number} is still valid until {day}. After that these prices no longer apply.',
    de: 'Unser Angebot {number} gilt noch bis einschließlich {day}. Danach gelten diese Preise nicht mehr.',
    fr: 'Notre offre {number} reste valable jusqu’au {day} inclus. Ensuite, ces prix ne s’appliqueront plus.',
  },
  'quoteMail.replySubject': {
    nl: 'Antwoord van {company} op offerte {number}',
    en: 'Reply from {company} to quote {number}',
    de: 'Antwort von {company} auf das Angebot {number}',
    fr: 'Réponse de {company} à l’offre {number}',
  },
  'quoteMail.replyText': {
    nl: '{company} antwoordt op offerte {number}:',
    en: '{company} replies to quote {number}:',
    de: '{company} antwortet auf das Angebot {number}:',
    fr: '{company} répond à l’offre {number}\u00a0:',
  },
  'quoteMail.declineSubject': {
    nl: '{company} weigert offerte {number}',
    en: '{company} declines quote {number}',
    de: '{company} lehnt das Angebot {number} ab',
    fr: '{company} refuse l’offre {number}',
  },
  'quoteMail.declineText': {
    nl: '{company} heeft offerte {number} geweigerd.',
    en: '{company} has declined quote {number}.',
    de: '{company} hat das Angebot {number} abgelehnt.',
    fr: '{company} a refusé l’offre {number}.',
  },
  'quoteMail.acceptedQuote': {
    nl: 'De bestelling volgt offerte {number}, aan de prijzen van die offerte. De klant kan ze niet zelf wijzigen of annuleren.',
    en: 'The order accepts quote {number}, at the prices of that quote. The customer cannot change or cancel it in the shop.',
    de: 'Die Bestellung nimmt das Angebot {number} an, zu dessen Preisen. Der Kunde kann sie im Shop nicht ändern oder stornieren.',
    fr: 'La commande accepte l’offre {number}, aux prix de cette offre. Le client ne peut ni la modifier ni l’annuler dans la boutique.',
  },
  'quote.unknown': {
    nl: 'Deze offerte bestaat niet.',
    en: 'This quote does not exist.',
    de: 'Dieses Angebot gibt es nicht.',
    fr: 'Cette offre n’existe pas.',
  },
  'quote.notAnswered': {
    nl: 'Op offerteaanvraag {number} is nog geen antwoord.',
    en: 'Request {number} for a quote has not been answered yet.',
    de: 'Die Angebotsanfrage {number} ist noch nicht beantwortet.',
    fr: 'La demande d’offre {number} n’a pas encore reçu de réponse.',
  },
  'quote.expired': {
    nl: 'Offerte {number} is vervallen. Vraag ons een nieuwe.',
    en: 'Quote {number} has expired. Please ask us for a new one.',
    de: 'Das Angebot {number} ist abgelaufen. Bitten Sie uns um ein neues.',
    fr: 'L’offre {number} a expiré. Demandez-nous-en une nouvelle.',
  },
  'quote.declined': {
    nl: 'U hebt offerte {number} geweigerd.',
    en: 'You have declined quote {number}.',
    de: 'Sie haben das Angebot {number} abgelehnt.',
    fr: 'Vous avez refusé l’offre {number}.',
  },
  'quote.accepted': {
    nl: 'U hebt offerte {number} al aanvaard.',
    en: 'You have already accepted quote {number}.',
    de: 'Sie haben das Angebot {number} bereits angenommen.',
    fr: 'Vous avez déjà accepté l’offre {number}.',
  },
  'quote.changed': {
    nl: 'Wij hebben offerte {number} intussen gewijzigd. Bekijk ze opnieuw.',
    en: 'We have changed quote {number} in the meantime. Please look at it again.',
    de: 'Wir haben das Angebot {number} inzwischen geändert. Bitte sehen Sie es noch einmal an.',
    fr: 'Nous avons modifié l’offre {number} entre-temps. Veuillez la revoir.',
  },
  'quote.busy': {
    nl: 'De bestelling is niet geplaatst, omdat de voorraad net wijzigde. Probeer het opnieuw.',
    en: 'The order was not placed, because the stock was changing. Please try again.',
    de: 'Die Bestellung wurde nicht aufgegeben, weil sich der Bestand gerade änderte. Bitte versuchen Sie es noch einmal.',
    fr: 'La commande n’a pas été passée, car le stock était en cours de modification. Veuillez réessayer.',
  },
  'quote.taxAddress': {
    nl: 'Op dit leveradres is de btw anders dan in de offerte. Kies een ander adres of vraag een nieuwe offerte.',
    en: 'VAT at this delivery address differs from the quote. Choose another address, or ask for a new quote.',
    de: 'Für diese Lieferadresse gilt eine andere Mehrwertsteuer als im Angebot. Wählen Sie eine andere Adresse oder bitten Sie um ein neues Angebot.',
    fr: 'La TVA à cette adresse de livraison diffère de celle de l’offre. Choisissez une autre adresse ou demandez une nouvelle offre.',
  },
  'quote.text': {
    nl: 'Schrijf een antwoord van hoogstens 2000 tekens.',
    en: 'Write a reply of at most 2000 characters.',
    de: 'Schreiben Sie eine Antwort von höchstens 2000 Zeichen.',
    fr: 'Écrivez une réponse de 2000 caractères au maximum.',
  },
} as const satisfies Record<string, Record<Locale, string>>
