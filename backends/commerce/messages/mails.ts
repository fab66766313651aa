// What mails say. Joined in messages.ts.
import type { Locale } from '../rules/locale.ts'

export const mailMessages = {
  'mail.greeting': { nl: 'Dag {name},', en: 'Hello {name},', de: 'Guten Tag {name},', fr: 'Bonjour {name},' },
  'mail.greetingPlain': { nl: 'Dag,', en: 'Hello,', de: 'Guten Tag,', fr: 'Bonjour,' },
  'mail.closing': {
    nl: 'Met vriendelijke groet,\n{shop}',
    en: 'Kind regards,\n{shop}',
    de: 'Mit freundlichen Grüßen\n{shop}',
    fr: 'Bien cordialement,\n{shop}',
  },
  'mail.resetSubject': {
    nl: 'Kies een nieuw wachtwoord voor {shop}',
    en: 'Choose a new password for {shop}',
    de: 'Wählen Sie ein neues Passwort für {shop}',
    fr: 'Choisissez un nouveau mot de passe pour {shop}',
  },
  'mail.resetText': {
    nl: 'U hebt laten weten dat u uw wachtwoord voor {shop} vergeten bent. Met deze link kiest u een nieuw wachtwoord.',
    en: 'You told us that you have forgotten your password for {shop}. Use this link to choose a new one.',
    de: 'Sie haben uns mitgeteilt, dass Sie Ihr Passwort für {shop} vergessen haben. Über diesen Link wählen Sie ein neues.',
    fr: 'Vous nous avez signalé avoir oublié votre mot de passe pour {shop}. Ce lien vous permet d’en choisir un nouveau.',
  },
  'mail.resetAction': {
    nl: 'Nieuw wachtwoord kiezen',
    en: 'Choose a new password',
    de: 'Neues Passwort wählen',
    fr: 'Choisir un nouveau mot de passe',
  },
  'mail.resetAfter': {
    nl: 'De link werkt één keer en is {minutes} minuten geldig. Hebt u dit niet gevraagd? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
    en: 'The link works once and is valid for {minutes} minutes. You did not ask for this? Then there is nothing to do: your password stays as it is.',
    de: 'Der Link funktioniert einmal und ist {minutes} Minuten gültig. Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    fr: 'Le lien fonctionne une seule fois et reste valable {minutes} minutes. Vous n’avez rien demandé ? Vous n’avez rien à faire : votre mot de passe reste inchangé.',
  },
  'mail.changedSubject': {
    nl: 'Uw wachtwoord voor {shop} is gewijzigd',
    en: 'Your password for {shop} has been changed',
    de: 'Ihr Passwort für {shop} wurde geändert',
    fr: 'Votre mot de passe pour {shop} a été modifié',
  },
  'mail.changedText': {
    nl: 'Het wachtwoord van uw account bij {shop} is zojuist gewijzigd. U bent op alle toestellen uitgelogd en logt opnieuw in met het nieuwe wachtwoord.',
    en: 'The password of your {shop} account has just been changed. You have been logged out on all devices; log in again with the new password.',
    de: 'Das Passwort Ihres Kontos bei {shop} wurde soeben geändert. Sie wurden auf allen Geräten abgemeldet; melden Sie sich mit dem neuen Passwort wieder an.',
    fr: 'Le mot de passe de votre compte {shop} vient d’être modifié. Vous avez été déconnecté de tous vos appareils ; reconnectez-vous avec le nouveau mot de passe.',
  },
  'mail.changedAfter': {
    nl: 'Was u dit niet? Neem dan meteen contact op met onze klantendienst.',
    en: 'Was this not you? Then please contact our customer service at once.',
    de: 'Waren Sie das nicht? Dann wenden Sie sich bitte sofort an unseren Kundenservice.',
    fr: 'Ce n’était pas vous ? Contactez immédiatement notre service clientèle.',
  },
} as const satisfies Record<string, Record<Locale, string>>
