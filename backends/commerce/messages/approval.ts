import type { Locale } from '../../graphql/locales.ts'

export const approvalMessages = {
  'approval.text': {
    nl: 'Kijk de aanvraag na. Na uw goedkeuring kan het bedrijf meteen inloggen en bestellen, en krijgen de mensen hieronder een e-mail.',
    en: 'Please check the request. Once you approve it, the company can log in and order at once, and the people below are told by e-mail.',
    de: 'Bitte prüfen Sie den Antrag. Sobald Sie ihn annehmen, kann sich das Unternehmen anmelden und bestellen, und die genannten Personen erhalten eine E-Mail.',
    fr: 'Veuillez vérifier la demande. Dès que vous l’acceptez, l’entreprise peut se connecter et commander, et les personnes ci-dessous en sont informées par e-mail.',
  },
  'approval.approve': { nl: 'Goedkeuren', en: 'Approve', de: 'Annehmen', fr: 'Accepter' },
  'approval.company': { nl: 'Bedrijf', en: 'Company', de: 'Unternehmen', fr: 'Entreprise' },
  'approval.vatNumber': { nl: 'Btw-nummer', en: 'VAT number', de: 'USt-IdNr.', fr: 'Numéro de TVA' },
  'approval.activity': { nl: 'Activiteit', en: 'Activity', de: 'Tätigkeit', fr: 'Activité' },
  'approval.address': { nl: 'Adres', en: 'Address', de: 'Adresse', fr: 'Adresse' },
  'approval.contact': { nl: 'Contact', en: 'Contact', de: 'Kontakt', fr: 'Contact' },
  'approval.person': { nl: 'Aangevraagd door', en: 'Requested by', de: 'Beantragt von', fr: 'Demandé par' },
  'approval.since': { nl: 'Aangevraagd op', en: 'Requested on', de: 'Beantragt am', fr: 'Demandé le' },
  'approval.done': {
    nl: 'Deze aanvraag is goedgekeurd',
    en: 'This request has been approved',
    de: 'Dieser Antrag wurde angenommen',
    fr: 'Cette demande a été acceptée',
  },
  'approval.doneText': {
    nl: 'Het bedrijf heeft toegang en de betrokkenen zijn per e-mail verwittigd. Deze link is gebruikt; u hoeft niets meer te doen.',
    en: 'The company has access, and its people have been told by e-mail. This link has been used; there is nothing more to do.',
    de: 'Das Unternehmen hat Zugang, und die Beteiligten wurden per E-Mail benachrichtigt. Dieser Link ist verbraucht; Sie müssen nichts weiter tun.',
    fr: 'L’entreprise a accès et les personnes concernées ont été prévenues par e-mail. Ce lien a été utilisé\u00a0; vous n’avez plus rien à faire.',
  },
  'approval.closed': {
    nl: 'Deze aanvraag wacht niet meer',
    en: 'This request is no longer waiting',
    de: 'Dieser Antrag ist nicht mehr offen',
    fr: 'Cette demande n’est plus en attente',
  },
  'approval.closedText': {
    nl: 'Er werd al over beslist. Met deze link verandert er niets meer.',
    en: 'It has been decided already. This link no longer changes anything.',
    de: 'Über ihn wurde bereits entschieden. Dieser Link ändert nichts mehr.',
    fr: 'Une décision a déjà été prise. Ce lien ne change plus rien.',
  },
  'approval.old': {
    nl: 'Deze link is verlopen',
    en: 'This link has expired',
    de: 'Dieser Link ist abgelaufen',
    fr: 'Ce lien a expiré',
  },
  'approval.oldText': {
    nl: 'De aanvraag wacht nog. Keur ze goed met het commando uit de e-mail.',
    en: 'The request is still waiting. Approve it with the command in the e-mail.',
    de: 'Der Antrag ist noch offen. Nehmen Sie ihn mit dem Befehl aus der E-Mail an.',
    fr: 'La demande attend toujours. Acceptez-la avec la commande indiquée dans l’e-mail.',
  },
  'approval.wrong': {
    nl: 'Deze link klopt niet',
    en: 'This link is not right',
    de: 'Dieser Link stimmt nicht',
    fr: 'Ce lien n’est pas valable',
  },
  'approval.wrongText': {
    nl: 'Hij werd gewijzigd, is niet volledig of hoort bij een aanvraag die er niet meer is. Open de link rechtstreeks vanuit de e-mail.',
    en: 'It was changed, is not complete, or belongs to a request that is no longer there. Open it straight from the e-mail.',
    de: 'Er wurde verändert, ist unvollständig oder gehört zu einem Antrag, den es nicht mehr gibt. Öffnen Sie ihn direkt aus der E-Mail.',
    fr: 'Il a été modifié, il est incomplet ou correspond à une demande qui n’existe plus. Ouvrez-le directement depuis l’e-mail.',
  },
} as const satisfies Record<string, Record<Locale, string>>
