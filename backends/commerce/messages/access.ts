import type { Locale } from '../../graphql/locales.ts'

export const accessMessages = {
  'input.email': {
    nl: 'Vul een geldig e-mailadres in.',
    en: 'Enter a valid e-mail address.',
    de: 'Geben Sie eine gültige E-Mail-Adresse ein.',
    fr: 'Saisissez une adresse e-mail valide.',
  },
  'input.phone': {
    nl: 'Vul een telefoonnummer in, bijvoorbeeld +32 9 555 01 20.',
    en: 'Enter a telephone number, for example +32 9 555 01 20.',
    de: 'Geben Sie eine Telefonnummer ein, zum Beispiel +49 241 5550134.',
    fr: 'Saisissez un numéro de téléphone, par exemple +32 9 555 01 20.',
  },
  'input.website': {
    nl: 'Vul het adres van een website in, bijvoorbeeld https://bedrijf.be.',
    en: 'Enter the address of a website, for example https://company.be.',
    de: 'Geben Sie die Adresse einer Website ein, zum Beispiel https://firma.de.',
    fr: 'Saisissez l’adresse d’un site web, par exemple https://entreprise.be.',
  },
  'input.vatNumber': {
    nl: 'Dit btw-nummer klopt niet voor dit land.',
    en: 'This VAT number is not right for this country.',
    de: 'Diese USt-IdNr. stimmt für dieses Land nicht.',
    fr: 'Ce numéro de TVA n’est pas correct pour ce pays.',
  },
  'account.saved': {
    nl: 'Uw gegevens zijn bewaard.',
    en: 'Your details have been saved.',
    de: 'Ihre Angaben sind gespeichert.',
    fr: 'Vos données sont enregistrées.',
  },
  'account.unknownUnit': {
    nl: 'Kies een verpakking uit de lijst.',
    en: 'Choose a packing from the list.',
    de: 'Wählen Sie eine Verpackung aus der Liste.',
    fr: 'Choisissez un conditionnement dans la liste.',
  },
  'account.unknownGender': {
    nl: 'Kies een aanspreking uit de lijst.',
    en: 'Choose a title from the list.',
    de: 'Wählen Sie eine Anrede aus der Liste.',
    fr: 'Choisissez une civilité dans la liste.',
  },
  'account.emailUnusable': {
    nl: 'Dit e-mailadres kan niet worden gebruikt.',
    en: 'This e-mail address cannot be used.',
    de: 'Diese E-Mail-Adresse kann nicht verwendet werden.',
    fr: 'Cette adresse e-mail ne peut pas être utilisée.',
  },
  'access.faulty': {
    nl: 'Niet alle velden zijn goed ingevuld.',
    en: 'Not all fields are filled in correctly.',
    de: 'Nicht alle Felder sind richtig ausgefüllt.',
    fr: 'Tous les champs ne sont pas correctement remplis.',
  },
  'access.requested': {
    nl: 'Uw aanvraag is ontvangen. We laten u per e-mail weten wanneer u kunt bestellen.',
    en: 'Your request has been received. We will let you know by e-mail when you can order.',
    de: 'Ihr Antrag ist eingegangen. Wir teilen Ihnen per E-Mail mit, sobald Sie bestellen können.',
    fr: 'Votre demande a été reçue. Nous vous préviendrons par e-mail dès que vous pourrez commander.',
  },
  'access.limited': {
    nl: 'Te veel aanvragen. Probeer het opnieuw over {minutes} min.',
    en: 'Too many requests. Try again in {minutes} min.',
    de: 'Zu viele Anfragen. Versuchen Sie es in {minutes} Min. erneut.',
    fr: 'Trop de demandes. Réessayez dans {minutes} min.',
  },
  'password.mailed': {
    nl: 'Als dit adres bij een account hoort, is er een e-mail met een link onderweg.',
    en: 'If this address belongs to an account, an e-mail with a link is on its way.',
    de: 'Wenn diese Adresse zu einem Konto gehört, ist eine E-Mail mit einem Link unterwegs.',
    fr: 'Si cette adresse correspond à un compte, un e-mail contenant un lien est en route.',
  },
  'password.short': {
    nl: 'Kies een wachtwoord van minstens {count} tekens.',
    en: 'Choose a password of at least {count} characters.',
    de: 'Wählen Sie ein Passwort mit mindestens {count} Zeichen.',
    fr: 'Choisissez un mot de passe d’au moins {count} caractères.',
  },
  'password.long': {
    nl: 'Kies een wachtwoord van hoogstens {count} tekens.',
    en: 'Choose a password of at most {count} characters.',
    de: 'Wählen Sie ein Passwort mit höchstens {count} Zeichen.',
    fr: 'Choisissez un mot de passe d’au maximum {count} caractères.',
  },
  'password.weak': {
    nl: 'Dit wachtwoord is te gemakkelijk te raden.',
    en: 'This password is too easy to guess.',
    de: 'Dieses Passwort ist zu leicht zu erraten.',
    fr: 'Ce mot de passe est trop facile à deviner.',
  },
  'password.currentWrong': {
    nl: 'Dit is niet uw huidige wachtwoord.',
    en: 'This is not your current password.',
    de: 'Das ist nicht Ihr aktuelles Passwort.',
    fr: 'Ce n’est pas votre mot de passe actuel.',
  },
  'password.changed': {
    nl: 'Uw wachtwoord is gewijzigd. Op uw andere toestellen bent u uitgelogd.',
    en: 'Your password has been changed. You have been logged out on your other devices.',
    de: 'Ihr Passwort wurde geändert. Auf Ihren anderen Geräten wurden Sie abgemeldet.',
    fr: 'Votre mot de passe a été modifié. Vous avez été déconnecté de vos autres appareils.',
  },
  'password.changedElsewhere': {
    nl: 'Uw wachtwoord is zojuist ergens anders gewijzigd. Log opnieuw in.',
    en: 'Your password has just been changed elsewhere. Please log in again.',
    de: 'Ihr Passwort wurde soeben anderswo geändert. Bitte melden Sie sich neu an.',
    fr: 'Votre mot de passe vient d’être modifié ailleurs. Veuillez vous reconnecter.',
  },
  'password.unequal': {
    nl: 'De twee wachtwoorden zijn niet gelijk.',
    en: 'The two passwords are not the same.',
    de: 'Die beiden Passwörter stimmen nicht überein.',
    fr: 'Les deux mots de passe ne sont pas identiques.',
  },
} as const satisfies Record<string, Record<Locale, string>>
