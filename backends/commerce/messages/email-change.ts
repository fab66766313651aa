// Messages about a change of the e-mail address.
import type { Locale } from '../../graphql/locales.ts'

export const emailChangeMessages = {
  'account.passwordForEmail': {
    nl: 'Vul uw huidige wachtwoord in om uw e-mailadres te wijzigen.',
    en: 'Enter your current password to change your e-mail address.',
    de: 'Geben Sie Ihr aktuelles Passwort ein, um Ihre E-Mail-Adresse zu ändern.',
    fr: 'Indiquez votre mot de passe actuel pour modifier votre adresse e-mail.',
  },
  'account.emailPending': {
    nl: 'Uw gegevens zijn bewaard. We hebben een link naar {email} gestuurd: uw nieuwe e-mailadres geldt zodra u het daarmee bevestigt.',
    en: 'Your details have been saved. We have mailed a link to {email}: your new e-mail address applies once you confirm it there.',
    de: 'Ihre Angaben sind gespeichert. Wir haben einen Link an {email} gesendet: Ihre neue E-Mail-Adresse gilt, sobald Sie sie damit bestätigen.',
    fr: 'Vos données sont enregistrées. Nous avons envoyé un lien à {email}\u00a0: votre nouvelle adresse e-mail s’appliquera dès que vous l’aurez confirmée.',
  },
  'mail.confirmEmailSubject': {
    nl: 'Bevestig uw nieuwe e-mailadres voor {shop}',
    en: 'Confirm your new e-mail address for {shop}',
    de: 'Bestätigen Sie Ihre neue E-Mail-Adresse für {shop}',
    fr: 'Confirmez votre nouvelle adresse e-mail pour {shop}',
  },
  'mail.confirmEmailText': {
    nl: 'Voor een account bij {shop} is {email} als nieuw e-mailadres opgegeven. Bevestig het met deze link; daarna logt u met dit adres in.',
    en: '{email} was entered as the new e-mail address of a {shop} account. Confirm it with this link; from then on you log in with this address.',
    de: 'für ein Konto bei {shop} wurde {email} als neue E-Mail-Adresse angegeben. Bestätigen Sie sie über diesen Link; danach melden Sie sich mit dieser Adresse an.',
    fr: '{email} a été indiquée comme nouvelle adresse e-mail d’un compte {shop}. Confirmez-la avec ce lien\u00a0; vous vous connecterez ensuite avec cette adresse.',
  },
  'mail.confirmEmailAfter': {
    nl: 'De link is {hours} uur geldig. Hebt u dit niet gevraagd? Dan hoeft u niets te doen.',
    en: 'The link is valid for {hours} hours. You did not ask for this? Then there is nothing to do.',
    de: 'Der Link ist {hours} Stunden gültig. Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun.',
    fr: 'Le lien est valable {hours} heures. Vous n’avez rien demandé\u00a0? Vous n’avez rien à faire.',
  },
  'mail.movedSubject': {
    nl: 'Nieuw e-mailadres voor uw account bij {shop}',
    en: 'New e-mail address for your {shop} account',
    de: 'Neue E-Mail-Adresse für Ihr Konto bei {shop}',
    fr: 'Nouvelle adresse e-mail pour votre compte {shop}',
  },
  'mail.movedText': {
    nl: 'Voor uw account bij {shop} is {email} als nieuw e-mailadres opgegeven. Het geldt zodra het is bevestigd; daarna logt u niet meer met dit adres in.',
    en: '{email} was entered as the new e-mail address of your {shop} account. It applies once it has been confirmed; after that you no longer log in with this address.',
    de: 'für Ihr Konto bei {shop} wurde {email} als neue E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist; danach melden Sie sich nicht mehr mit dieser Adresse an.',
    fr: '{email} a été indiquée comme nouvelle adresse e-mail de votre compte {shop}. Elle s’appliquera une fois confirmée\u00a0; vous ne vous connecterez alors plus avec la présente adresse.',
  },
  'mail.movedAfter': {
    nl: 'Hebt u dit zelf gedaan? Dan hoeft u niets te doen. Was u dit niet, gebruik dan binnen {days} dagen de link hierboven, ook als het nieuwe adres al is bevestigd: u behoudt dit adres, alle toestellen worden uitgelogd en u kiest een nieuw wachtwoord.',
    en: 'Was this you? Then there is nothing to do. If not, use the link above within {days} days, even if the new address has already been confirmed: you keep this address, all devices are logged out and you choose a new password.',
    de: 'Waren Sie das selbst? Dann brauchen Sie nichts zu tun. Andernfalls verwenden Sie innerhalb von {days} Tagen den Link oben, auch wenn die neue Adresse schon bestätigt ist: Sie behalten diese Adresse, alle Geräte werden abgemeldet und Sie wählen ein neues Passwort.',
    fr: 'C’était vous\u00a0? Vous n’avez rien à faire. Sinon, utilisez le lien ci-dessus dans les {days} jours, même si la nouvelle adresse est déjà confirmée\u00a0: vous gardez cette adresse, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
  },
  'email.confirm': {
    nl: 'E-mailadres bevestigen',
    en: 'Confirm the e-mail address',
    de: 'E-Mail-Adresse bestätigen',
    fr: 'Confirmer l’adresse e-mail',
  },
  'email.confirmText': {
    nl: 'U logt voortaan in met {email}.',
    en: 'From now on you will log in with {email}.',
    de: 'Sie melden sich künftig mit {email} an.',
    fr: 'Vous vous connecterez désormais avec {email}.',
  },
  'email.confirmed': {
    nl: 'Uw e-mailadres is gewijzigd',
    en: 'Your e-mail address has been changed',
    de: 'Ihre E-Mail-Adresse wurde geändert',
    fr: 'Votre adresse e-mail a été modifiée',
  },
  'email.revert': {
    nl: 'Dit e-mailadres behouden',
    en: 'Keep this e-mail address',
    de: 'Diese E-Mail-Adresse behalten',
    fr: 'Garder cette adresse e-mail',
  },
  'email.revertText': {
    nl: 'Uw account houdt {email}. Alle toestellen worden uitgelogd, en daarna kiest u een nieuw wachtwoord.',
    en: 'Your account keeps {email}. All devices are logged out, and then you choose a new password.',
    de: 'Ihr Konto behält {email}. Alle Geräte werden abgemeldet, und danach wählen Sie ein neues Passwort.',
    fr: 'Votre compte garde {email}. Tous les appareils sont déconnectés, puis vous choisissez un nouveau mot de passe.',
  },
  'email.over': {
    nl: 'Deze link werkt niet meer',
    en: 'This link no longer works',
    de: 'Dieser Link funktioniert nicht mehr',
    fr: 'Ce lien ne fonctionne plus',
  },
  'email.overText': {
    nl: 'Hij is al gebruikt of verlopen. Neem bij twijfel contact op met onze klantendienst.',
    en: 'It has been used already, or it has expired. If in doubt, please contact our customer service.',
    de: 'Er wurde bereits verwendet oder ist abgelaufen. Wenden Sie sich im Zweifel an unseren Kundenservice.',
    fr: 'Il a déjà été utilisé ou a expiré. En cas de doute, contactez notre service clientèle.',
  },
} as const satisfies Record<string, Record<Locale, string>>
