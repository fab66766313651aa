// General errors, and messages about login and addresses.
import type { Locale } from '../../graphql/locales.ts'

export const accountMessages = {
  'error.internal': {
    nl: 'Er ging iets mis aan onze kant. Probeer het later opnieuw.',
    en: 'Something failed on our side. Please try again later.',
    de: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es später erneut.',
    fr: 'Une erreur est survenue chez nous. Veuillez réessayer plus tard.',
  },
  'error.request': {
    nl: 'Dit verzoek is niet geldig.',
    en: 'This request is not valid.',
    de: 'Diese Anfrage ist ungültig.',
    fr: 'Cette demande n’est pas valide.',
  },
  'error.unauthenticated': {
    nl: 'U bent niet ingelogd. Log in om verder te gaan.',
    en: 'You are not logged in. Log in to continue.',
    de: 'Sie sind nicht angemeldet. Bitte melden Sie sich an, um fortzufahren.',
    fr: 'Vous n’êtes pas connecté. Connectez-vous pour continuer.',
  },
  'account.profileSaved': {
    nl: 'Uw allergenenprofiel is bewaard.',
    en: 'Your allergen profile has been saved.',
    de: 'Ihr Allergenprofil ist gespeichert.',
    fr: 'Votre profil d’allergènes est enregistré.',
  },
  'account.othersEnded': {
    nl: 'U bent overal uitgelogd, behalve hier.',
    en: 'You have been logged out everywhere except here.',
    de: 'Sie wurden überall abgemeldet, nur hier nicht.',
    fr: 'Vous avez été déconnecté partout, sauf ici.',
  },
  'account.unknownAllergen': {
    nl: 'Dit allergeen kennen we niet.',
    en: 'We do not know this allergen.',
    de: 'Dieses Allergen ist uns nicht bekannt.',
    fr: 'Nous ne connaissons pas cet allergène.',
  },
  'login.wrong': {
    nl: 'Het e-mailadres of het wachtwoord klopt niet.',
    en: 'The e-mail address or the password is incorrect.',
    de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    fr: 'L’adresse e-mail ou le mot de passe est incorrect.',
  },
  'login.pending': {
    nl: 'De aanvraag van uw bedrijf wordt nog bekeken. We laten u weten wanneer u kunt inloggen.',
    en: 'Your company’s request is still being reviewed. We will let you know as soon as you can log in.',
    de: 'Der Antrag Ihres Unternehmens wird noch geprüft. Wir geben Ihnen Bescheid, sobald Sie sich anmelden können.',
    fr: 'La demande de votre entreprise est en cours d’examen. Nous vous préviendrons dès que vous pourrez vous connecter.',
  },
  'login.rejected': {
    nl: 'De aanvraag van uw bedrijf is niet aanvaard. Neem contact op met onze klantendienst.',
    en: 'Your company’s request was not accepted. Please contact our customer service.',
    de: 'Der Antrag Ihres Unternehmens wurde nicht angenommen. Bitte wenden Sie sich an unseren Kundenservice.',
    fr: 'La demande de votre entreprise n’a pas été acceptée. Veuillez contacter notre service clientèle.',
  },
  'login.blocked': {
    nl: 'Deze account is geblokkeerd. Neem contact op met onze klantendienst.',
    en: 'This account is blocked. Please contact our customer service.',
    de: 'Dieses Konto ist gesperrt. Bitte wenden Sie sich an unseren Kundenservice.',
    fr: 'Ce compte est bloqué. Veuillez contacter notre service clientèle.',
  },
  'login.limited': {
    nl: 'Te veel mislukte pogingen. Probeer het opnieuw over {seconds} seconden.',
    en: 'Too many failed attempts. Try again in {seconds} seconds.',
    de: 'Zu viele fehlgeschlagene Versuche. Versuchen Sie es in {seconds} Sekunden erneut.',
    fr: 'Trop de tentatives infructueuses. Réessayez dans {seconds} secondes.',
  },
  'login.busy': {
    nl: 'Er loggen nu veel klanten in. Probeer het over enkele seconden opnieuw.',
    en: 'Many customers are logging in right now. Try again in a few seconds.',
    de: 'Gerade melden sich viele Kunden an. Versuchen Sie es in einigen Sekunden erneut.',
    fr: 'De nombreux clients se connectent en ce moment. Réessayez dans quelques secondes.',
  },
  'login.done': {
    nl: 'U bent ingelogd.',
    en: 'You are logged in.',
    de: 'Sie sind angemeldet.',
    fr: 'Vous êtes connecté.',
  },
  'login.merged': {
    nl: 'Toegevoegd aan wat al in uw mandje lag: {lines}.',
    en: 'Added to what was already in your cart: {lines}.',
    de: 'Zu dem, was schon in Ihrem Korb lag, kam hinzu: {lines}.',
    fr: 'Ajouté à ce que contenait déjà votre panier\u00a0: {lines}.',
  },
  'login.mergedLowered': {
    nl: 'Uw mandje is samengevoegd. Aangepast aan de voorraad: {lines}.',
    en: 'Your cart has been merged. Adjusted to the available stock: {lines}.',
    de: 'Ihr Korb wurde zusammengeführt. An den Bestand angepasst: {lines}.',
    fr: 'Votre panier a été fusionné. Adapté au stock\u00a0: {lines}.',
  },
  'logout.done': {
    nl: 'U bent uitgelogd.',
    en: 'You are logged out.',
    de: 'Sie sind abgemeldet.',
    fr: 'Vous êtes déconnecté.',
  },
  'address.saved': {
    nl: 'Het adres is bewaard.',
    en: 'The address has been saved.',
    de: 'Die Adresse wurde gespeichert.',
    fr: 'L’adresse a été enregistrée.',
  },
  'address.deleted': {
    nl: 'Het adres is verwijderd.',
    en: 'The address has been deleted.',
    de: 'Die Adresse wurde gelöscht.',
    fr: 'L’adresse a été supprimée.',
  },
  'address.unknown': {
    nl: 'Dit adres bestaat niet of kan niet worden gewijzigd.',
    en: 'This address does not exist or cannot be changed.',
    de: 'Diese Adresse gibt es nicht, oder sie kann nicht geändert werden.',
    fr: 'Cette adresse n’existe pas ou ne peut pas être modifiée.',
  },
  'input.required': {
    nl: 'Dit veld is verplicht.',
    en: 'This field is required.',
    de: 'Dieses Feld ist erforderlich.',
    fr: 'Ce champ est obligatoire.',
  },
  'input.tooLong': {
    nl: 'Gebruik hoogstens {length} tekens.',
    en: 'Use at most {length} characters.',
    de: 'Verwenden Sie höchstens {length} Zeichen.',
    fr: 'Utilisez au maximum {length} caractères.',
  },
  'input.country': {
    nl: 'Kies een land uit de lijst.',
    en: 'Choose a country from the list.',
    de: 'Wählen Sie ein Land aus der Liste.',
    fr: 'Choisissez un pays dans la liste.',
  },
} as const satisfies Record<string, Record<Locale, string>>
