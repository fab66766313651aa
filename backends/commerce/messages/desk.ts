export const deskMessages = {
  'desk.unauthenticated': {
    nl: 'Log in als medewerker om deze pagina te zien.',
    en: 'Log in as a member of staff to see this page.',
    de: 'Melden Sie sich als Mitarbeiter an, um diese Seite zu sehen.',
    fr: 'Connectez-vous avec un compte du personnel pour voir cette page.',
  },
  'desk.firstPassword': {
    nl: 'Kies eerst een eigen wachtwoord.',
    en: 'Choose a password of your own first.',
    de: 'Wählen Sie zuerst ein eigenes Passwort.',
    fr: 'Choisissez d’abord votre propre mot de passe.',
  },
  'desk.wrong': {
    nl: 'Het e-mailadres, het wachtwoord of de code klopt niet, of de code is al gebruikt.',
    en: 'The e-mail address, the password or the code is incorrect, or the code has been used already.',
    de: 'Die E-Mail-Adresse, das Passwort oder der Code stimmt nicht, oder der Code wurde schon benutzt.',
    fr: 'L’adresse e-mail, le mot de passe ou le code est incorrect, ou le code a déjà été utilisé.',
  },
  'desk.samePassword': {
    nl: 'Kies een ander wachtwoord dan het huidige.',
    en: 'Choose a password that differs from the current one.',
    de: 'Wählen Sie ein anderes Passwort als das aktuelle.',
    fr: 'Choisissez un mot de passe différent de l’actuel.',
  },
  'desk.unknownRequest': {
    nl: 'Deze aanvraag bestaat niet.',
    en: 'There is no such request.',
    de: 'Diesen Antrag gibt es nicht.',
    fr: 'Cette demande n’existe pas.',
  },
  'desk.requestDecided': {
    nl: 'Over deze aanvraag is al beslist.',
    en: 'This request has been decided already.',
    de: 'Über diesen Antrag wurde schon entschieden.',
    fr: 'Cette demande a déjà été traitée.',
  },
  'desk.reasonMissing': {
    nl: 'Vul een reden in van hoogstens {length} tekens.',
    en: 'Enter a reason of at most {length} characters.',
    de: 'Geben Sie einen Grund von höchstens {length} Zeichen ein.',
    fr: 'Indiquez une raison de {length} caractères au plus.',
  },
  'desk.unknownOrder': {
    nl: 'Deze bestelling bestaat niet.',
    en: 'There is no such order.',
    de: 'Diese Bestellung gibt es nicht.',
    fr: 'Cette commande n’existe pas.',
  },
  'desk.canceled': {
    nl: 'Deze bestelling is geannuleerd. Haar status verandert niet meer.',
    en: 'This order was cancelled. Its status no longer changes.',
    de: 'Diese Bestellung wurde storniert. Ihr Status ändert sich nicht mehr.',
    fr: 'Cette commande a été annulée. Son statut ne change plus.',
  },
  'desk.wrongState': {
    nl: 'Kies een status uit de lijst.',
    en: 'Choose a status from the list.',
    de: 'Wählen Sie einen Status aus der Liste.',
    fr: 'Choisissez un statut dans la liste.',
  },
  'desk.wrongQuantity': {
    nl: 'Vul voor {sku} een geheel getal van 0 tot {quantity} in.',
    en: 'Enter a whole number from 0 to {quantity} for {sku}.',
    de: 'Geben Sie für {sku} eine ganze Zahl von 0 bis {quantity} ein.',
    fr: 'Indiquez pour {sku} un nombre entier de 0 à {quantity}.',
  },
} as const
