// Messages about the confirmation of a newsletter subscription.
export const subscriptionMessages = {
  subscriptionSubject: {
    nl: 'Bevestig uw inschrijving op de nieuwsbrief van {shop}',
    en: 'Confirm your subscription to the {shop} newsletter',
    de: 'Bestätigen Sie Ihre Anmeldung zum Newsletter von {shop}',
    fr: 'Confirmez votre inscription à la lettre d’information de {shop}',
  },
  subscriptionText: {
    nl: 'Dit e-mailadres is ingevuld om de nieuwsbrief van {shop} te ontvangen. Bevestig uw inschrijving met de link hieronder.',
    en: 'This e-mail address was entered to receive the {shop} newsletter. Please confirm your subscription with the link below.',
    de: 'Diese E-Mail-Adresse wurde für den Newsletter von {shop} eingetragen. Bitte bestätigen Sie Ihre Anmeldung über den Link unten.',
    fr: 'Cette adresse e-mail a été indiquée pour recevoir la lettre d’information de {shop}. Confirmez votre inscription avec le lien ci-dessous.',
  },
  subscriptionAfter: {
    nl: 'De link is {days} dagen geldig. Hebt u zich niet ingeschreven? Dan hoeft u niets te doen: zonder bevestiging ontvangt u geen nieuwsbrief en verwijderen we dit adres.',
    en: 'The link is valid for {days} days. You did not subscribe? Then there is nothing to do: without a confirmation you receive no newsletter, and we delete this address.',
    de: 'Der Link ist {days} Tage gültig. Sie haben sich nicht angemeldet? Dann brauchen Sie nichts zu tun: Ohne Bestätigung erhalten Sie keinen Newsletter, und wir löschen diese Adresse.',
    fr: 'Le lien est valable {days} jours. Cette inscription ne vient pas de vous\u00a0? Vous n’avez rien à faire\u00a0: sans confirmation, vous ne recevrez pas de lettre d’information et nous supprimerons cette adresse.',
  },
  subscriptionConfirm: {
    nl: 'Inschrijving bevestigen',
    en: 'Confirm the subscription',
    de: 'Anmeldung bestätigen',
    fr: 'Confirmer l’inscription',
  },
  subscriptionQuestion: {
    nl: 'Daarna ontvangt u de nieuwsbrief van {shop} op {email}.',
    en: 'You will then receive the {shop} newsletter at {email}.',
    de: 'Danach erhalten Sie den Newsletter von {shop} an {email}.',
    fr: 'Vous recevrez ensuite la lettre d’information de {shop} à l’adresse {email}.',
  },
  subscriptionDone: {
    nl: 'Uw inschrijving is bevestigd',
    en: 'Your subscription is confirmed',
    de: 'Ihre Anmeldung ist bestätigt',
    fr: 'Votre inscription est confirmée',
  },
  subscriptionRepeated: {
    nl: 'Uw inschrijving was al bevestigd',
    en: 'Your subscription was already confirmed',
    de: 'Ihre Anmeldung war bereits bestätigt',
    fr: 'Votre inscription était déjà confirmée',
  },
  subscriptionGoesTo: {
    nl: 'U ontvangt de nieuwsbrief van {shop} op {email}.',
    en: 'You receive the {shop} newsletter at {email}.',
    de: 'Sie erhalten den Newsletter von {shop} an {email}.',
    fr: 'Vous recevez la lettre d’information de {shop} à l’adresse {email}.',
  },
  subscriptionOld: {
    nl: 'Deze link is verlopen',
    en: 'This link has expired',
    de: 'Dieser Link ist abgelaufen',
    fr: 'Ce lien a expiré',
  },
  subscriptionOldText: {
    nl: 'Schrijf u opnieuw in, dan sturen we u een nieuwe link.',
    en: 'Please subscribe again, and we will send you a new link.',
    de: 'Bitte melden Sie sich erneut an, dann senden wir Ihnen einen neuen Link.',
    fr: 'Inscrivez-vous de nouveau\u00a0: nous vous enverrons un nouveau lien.',
  },
  subscriptionWrong: {
    nl: 'Deze link is niet geldig',
    en: 'This link is not valid',
    de: 'Dieser Link ist ungültig',
    fr: 'Ce lien n’est pas valable',
  },
  subscriptionWrongText: {
    nl: 'Misschien is hij niet volledig overgenomen. Open hem opnieuw vanuit de e-mail.',
    en: 'It may not have been copied completely. Please open it again from the e-mail.',
    de: 'Vielleicht wurde er nicht vollständig kopiert. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
    fr: 'Il n’a peut-être pas été copié en entier. Veuillez l’ouvrir de nouveau depuis l’e-mail.',
  },
} as const
