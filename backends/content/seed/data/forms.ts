import { prose } from './prose.ts'
import type { SeedField, SeedForm, Text } from './shape.ts'

const required: Text = {
  nl: 'Dit veld is verplicht.',
  en: 'This field is required.',
  de: 'Dieses Feld ist erforderlich.',
  fr: 'Ce champ est obligatoire.',
}

const must = { required: true, errorMessage: required }

const settings = {
  displayFormTitle: false,
  displayCurrentPageTitle: false,
  displayPageTabs: false,
  displayPageProgress: false,
  scrollToTop: false,
  progressPosition: 'start',
  defaultLabelPosition: 'verbb\\formie\\positions\\AboveInput',
  defaultInstructionsPosition: 'verbb\\formie\\positions\\AboveInput',
  requiredIndicator: 'asterisk',
  submitMethod: 'ajax',
  submitAction: 'message',
  submitActionTab: 'same-tab',
  submitActionFormHide: true,
  submitActionMessageTimeout: 0,
  submitActionMessagePosition: 'top-form',
  loadingIndicator: 'spinner',
  loadingIndicatorText: {
    nl: 'Wordt verzonden',
    en: 'Sending',
    de: 'Wird gesendet',
    fr: 'Envoi en cours',
  },
  validationOnSubmit: true,
  validationOnFocus: true,
  errorMessageHtml: prose({
    nl: 'Niet alle velden zijn correct ingevuld. Kijk de aangeduide velden na.',
    en: 'Not all fields are filled in correctly. Please check the marked fields.',
    de: 'Nicht alle Felder sind korrekt ausgefüllt. Bitte prüfen Sie die markierten Felder.',
    fr: 'Tous les champs ne sont pas remplis correctement. Veuillez vérifier les champs signalés.',
  }),
  errorMessagePosition: 'top-form',
  redirectUrl: null,
} as const

const pageSettings = (submitButtonLabel: Text) => ({
  submitButtonLabel,
  backButtonLabel: { nl: 'Vorige', en: 'Back', de: 'Zurück', fr: 'Précédent' },
  showBackButton: false,
  saveButtonLabel: null,
  showSaveButton: false,
  buttonsPosition: 'left',
  cssClasses: null,
  enablePageConditions: false,
  pageConditions: null,
  enableNextButtonConditions: false,
  nextButtonConditions: null,
})

const option = (value: string, label: Text, isDefault = false) => ({
  label,
  value,
  isOptgroup: false,
  isDefault,
  disabled: false,
})

const emailField: SeedField = {
  kind: 'Email',
  handle: 'email',
  label: { nl: 'E-mailadres', en: 'E-mail address', de: 'E-Mail-Adresse', fr: 'Adresse e-mail' },
  placeholder: {
    nl: 'keuken@bedrijf.be',
    en: 'kitchen@company.com',
    de: 'kueche@firma.de',
    fr: 'cuisine@societe.be',
  },
  blockedDomains: [],
  uniqueValue: false,
  ...must,
}

const consent = (handle: string, descriptionHtml: Text): SeedField => ({
  kind: 'Agree',
  handle,
  label: { nl: 'Toestemming', en: 'Consent', de: 'Einwilligung', fr: 'Consentement' },
  labelPosition: 'verbb\\formie\\positions\\Hidden',
  descriptionHtml,
  checkedValue: 'yes',
  uncheckedValue: 'no',
  defaultState: false,
  inputTypeName: 'Boolean',
  ...must,
  errorMessage: {
    nl: 'Vink dit vakje aan om verder te gaan.',
    en: 'Please tick this box to continue.',
    de: 'Bitte setzen Sie hier ein Häkchen, um fortzufahren.',
    fr: 'Veuillez cocher cette case pour continuer.',
  },
})

const newsletter: SeedForm = {
  handle: 'newsletter',
  title: { nl: 'Nieuwsbrief', en: 'Newsletter', de: 'Newsletter', fr: 'Lettre d’information' },
  settings: {
    ...settings,
    defaultLabelPosition: 'verbb\\formie\\positions\\Hidden',
    submitActionMessageHtml: prose({
      nl: 'Dank u wel. We hebben u een e-mail gestuurd: bevestig uw adres met de link daarin.',
      en: 'Thank you. We have sent you an e-mail: please confirm your address with the link in it.',
      de: 'Vielen Dank. Wir haben Ihnen eine E-Mail gesendet: Bitte bestätigen Sie Ihre Adresse über den Link darin.',
      fr: 'Merci. Nous vous avons envoyé un e-mail\u00a0: confirmez votre adresse avec le lien qu’il contient.',
    }),
    newsletter: { emailField: 'email' },
  },
  pages: [
    {
      label: { nl: 'Inschrijven', en: 'Subscribe', de: 'Abonnieren', fr: 'S’inscrire' },
      settings: pageSettings({ nl: 'Inschrijven', en: 'Subscribe', de: 'Abonnieren', fr: 'S’inscrire' }),
      rows: [
        [
          {
            ...emailField,
            label: {
              nl: 'Uw e-mailadres',
              en: 'Your e-mail address',
              de: 'Ihre E-Mail-Adresse',
              fr: 'Votre adresse e-mail',
            },
            placeholder: {
              nl: 'Uw e-mailadres',
              en: 'Your e-mail address',
              de: 'Ihre E-Mail-Adresse',
              fr: 'Votre adresse e-mail',
            },
            uniqueValue: true,
          },
        ],
      ],
    },
  ],
}

const contact: SeedForm = {
  handle: 'contact',
  title: { nl: 'Contactformulier', en: 'Contact form', de: 'Kontaktformular', fr: 'Formulaire de contact' },
  settings: {
    ...settings,
    captchas: ['honeypot'],
    submitActionMessageHtml: prose({
      nl: 'Dank u voor uw bericht. We antwoorden op werkdagen dezelfde dag vóór 16 uur.',
      en: 'Thank you for your message. On working days we answer the same day before 4 pm.',
      de: 'Vielen Dank für Ihre Nachricht. An Werktagen antworten wir noch am selben Tag bis 16 Uhr.',
      fr: 'Merci pour votre message. Les jours ouvrables, nous répondons le jour même avant 16 h.',
    }),
  },
  pages: [
    {
      label: { nl: 'Uw vraag', en: 'Your question', de: 'Ihre Frage', fr: 'Votre question' },
      settings: pageSettings({
        nl: 'Bericht versturen',
        en: 'Send message',
        de: 'Nachricht senden',
        fr: 'Envoyer le message',
      }),
      rows: [
        [
          {
            kind: 'Name',
            handle: 'fullName',
            label: { nl: 'Naam', en: 'Name', de: 'Name', fr: 'Nom' },
            useMultipleFields: false,
            ...must,
          },
          emailField,
        ],
        [
          {
            kind: 'Dropdown',
            handle: 'subject',
            label: { nl: 'Onderwerp', en: 'Subject', de: 'Betreff', fr: 'Sujet' },
            multi: false,
            defaultValue: 'delivery',
            options: [
              option('delivery', { nl: 'Levering', en: 'Delivery', de: 'Lieferung', fr: 'Livraison' }, true),
              option('product', { nl: 'Product', en: 'Product', de: 'Produkt', fr: 'Produit' }),
              option('prices', {
                nl: 'Prijzen en offertes',
                en: 'Prices and quotes',
                de: 'Preise und Angebote',
                fr: 'Prix et offres',
              }),
              option('invoice', { nl: 'Factuur', en: 'Invoice', de: 'Rechnung', fr: 'Facture' }),
              option('other', { nl: 'Iets anders', en: 'Something else', de: 'Etwas anderes', fr: 'Autre sujet' }),
            ],
            ...must,
          },
        ],
        [
          {
            kind: 'SingleLineText',
            handle: 'reference',
            label: {
              nl: 'Bestel- of factuurnummer',
              en: 'Order or invoice number',
              de: 'Bestell- oder Rechnungsnummer',
              fr: 'Numéro de commande ou de facture',
            },
            instructions: {
              nl: 'Zo vinden wij uw dossier meteen terug.',
              en: 'This lets us find your file straight away.',
              de: 'So finden wir Ihren Vorgang sofort.',
              fr: 'Nous retrouvons ainsi votre dossier tout de suite.',
            },
            limit: true,
            max: 30,
            maxType: 'characters',
            enableConditions: true,
            conditions: {
              showRule: 'show',
              conditionRule: 'any',
              conditions: [
                { field: '{field:subject}', condition: '=', value: 'delivery' },
                { field: '{field:subject}', condition: '=', value: 'invoice' },
              ],
            },
          },
        ],
        [
          {
            kind: 'MultiLineText',
            handle: 'message',
            label: { nl: 'Bericht', en: 'Message', de: 'Nachricht', fr: 'Message' },
            limit: true,
            max: 2000,
            maxType: 'characters',
            useRichText: false,
            ...must,
          },
        ],
        [
          consent(
            'privacy',
            prose({
              nl: 'Proviant mag deze gegevens gebruiken om mij te antwoorden. [Privacy](/privacy)',
              en: 'Proviant may use these details to answer me. [Privacy](/en/privacy)',
              de: 'Proviant darf diese Angaben verwenden, um mir zu antworten. [Datenschutz](/de/datenschutz)',
              fr: 'J’accepte que Proviant utilise ces données pour me répondre. [Vie privée](/fr/vie-privee)',
            }),
          ),
        ],
        [
          {
            kind: 'Hidden',
            handle: 'pageUrl',
            label: { nl: 'Pagina', en: 'Page', de: 'Seite', fr: 'Page' },
            defaultOption: 'url',
            visibility: 'hidden',
          },
        ],
      ],
    },
  ],
}

const jobApplication: SeedForm = {
  handle: 'jobApplication',
  title: { nl: 'Solliciteren', en: 'Apply', de: 'Bewerben', fr: 'Postuler' },
  settings: {
    ...settings,
    displayPageProgress: true,
    displayCurrentPageTitle: true,
    scrollToTop: true,
    submitActionMessageHtml: prose({
      nl: 'Dank u voor uw sollicitatie. Binnen vijf werkdagen belt iemand van het team u op.',
      en: 'Thank you for your application. Someone from the team will call you within five working days.',
      de: 'Vielen Dank für Ihre Bewerbung. Innerhalb von fünf Werktagen ruft Sie jemand aus dem Team an.',
      fr: 'Merci pour votre candidature. Une personne de l’équipe vous appelle dans les cinq jours ouvrables.',
    }),
    submitAction: 'entry',
    confirmation: {
      emailField: 'email',
      subject: {
        nl: 'Uw sollicitatie bij Proviant',
        en: 'Your application to Proviant',
        de: 'Ihre Bewerbung bei Proviant',
        fr: 'Votre candidature chez Proviant',
      },
      text: {
        nl: 'Dank u voor uw sollicitatie. We hebben uw gegevens en uw cv goed ontvangen. Binnen vijf werkdagen belt iemand van het team u op.',
        en: 'Thank you for your application. We have received your details and your CV. Someone from the team will call you within five working days.',
        de: 'Vielen Dank für Ihre Bewerbung. Ihre Angaben und Ihr Lebenslauf sind bei uns eingegangen. Innerhalb von fünf Werktagen ruft Sie jemand aus dem Team an.',
        fr: 'Merci pour votre candidature. Nous avons bien reçu vos données et votre CV. Une personne de l’équipe vous appelle dans les cinq jours ouvrables.',
      },
    },
  },
  redirectEntry: 'applied',
  pages: [
    {
      label: { nl: 'Over u', en: 'About you', de: 'Über Sie', fr: 'Vous' },
      settings: pageSettings({ nl: 'Volgende', en: 'Next', de: 'Weiter', fr: 'Suivant' }),
      rows: [
        [
          {
            kind: 'Name',
            handle: 'applicant',
            label: { nl: 'Naam', en: 'Name', de: 'Name', fr: 'Nom' },
            useMultipleFields: true,
            fields: [
              {
                kind: 'SingleLineText',
                handle: 'firstName',
                label: { nl: 'Voornaam', en: 'First name', de: 'Vorname', fr: 'Prénom' },
                ...must,
              },
              {
                kind: 'SingleLineText',
                handle: 'lastName',
                label: { nl: 'Achternaam', en: 'Last name', de: 'Nachname', fr: 'Nom de famille' },
                ...must,
              },
            ],
            ...must,
          },
        ],
        [
          { ...emailField, uniqueValue: true, blockedDomains: ['mailinator.com'] },
          {
            kind: 'Phone',
            handle: 'phone',
            label: { nl: 'Telefoonnummer', en: 'Phone number', de: 'Telefonnummer', fr: 'Numéro de téléphone' },
            countryEnabled: true,
            countryDefaultValue: 'BE',
            countryAllowed: '["BE","NL","DE","FR","LU"]',
            ...must,
          },
        ],
        [
          {
            kind: 'Radio',
            handle: 'contract',
            label: { nl: 'U werkt als', en: 'You work as', de: 'Sie arbeiten', fr: 'Votre statut' },
            layout: 'vertical',
            defaultValue: 'employee',
            options: [
              option('employee', { nl: 'Werknemer', en: 'Employee', de: 'angestellt', fr: 'Salarié' }, true),
              option('selfEmployed', {
                nl: 'Zelfstandige',
                en: 'Self-employed',
                de: 'selbstständig',
                fr: 'Indépendant',
              }),
            ],
            ...must,
          },
        ],
        [
          {
            kind: 'VatNumber',
            handle: 'vatNumber',
            label: { nl: 'Btw-nummer', en: 'VAT number', de: 'USt-IdNr.', fr: 'Numéro de TVA' },
            placeholder: 'BE0123456789',
            inputMask: 'BE9999999999',
            enableConditions: true,
            conditions: {
              showRule: 'show',
              conditionRule: 'all',
              conditions: [{ field: '{field:contract}', condition: '=', value: 'selfEmployed' }],
            },
            ...must,
          },
        ],
      ],
    },
    {
      label: { nl: 'Uw ervaring', en: 'Your experience', de: 'Ihre Erfahrung', fr: 'Votre expérience' },
      settings: {
        ...pageSettings({
          nl: 'Sollicitatie versturen',
          en: 'Send application',
          de: 'Bewerbung senden',
          fr: 'Envoyer la candidature',
        }),
        showBackButton: true,
        buttonsPosition: 'left-right',
      },
      rows: [
        [
          {
            kind: 'Number',
            handle: 'years',
            label: {
              nl: 'Jaren ervaring',
              en: 'Years of experience',
              de: 'Jahre Erfahrung',
              fr: 'Années d’expérience',
            },
            minValue: 0,
            maxValue: 60,
            inputTypeName: 'Number',
          },
          {
            kind: 'Date',
            handle: 'start',
            label: {
              nl: 'U kunt beginnen op',
              en: 'You can start on',
              de: 'Frühester Beginn',
              fr: 'Disponible à partir du',
            },
            minDate: 'today',
            inputTypeName: 'DateTime',
          },
        ],
        [
          {
            kind: 'Checkboxes',
            handle: 'languages',
            label: {
              nl: 'Talen die u spreekt',
              en: 'Languages you speak',
              de: 'Sprachen, die Sie sprechen',
              fr: 'Langues que vous parlez',
            },
            layout: 'horizontal',
            inputTypeName: '[String]',
            options: [
              option('nl', { nl: 'Nederlands', en: 'Dutch', de: 'Niederländisch', fr: 'Néerlandais' }),
              option('fr', { nl: 'Frans', en: 'French', de: 'Französisch', fr: 'Français' }),
              option('de', { nl: 'Duits', en: 'German', de: 'Deutsch', fr: 'Allemand' }),
              option('en', { nl: 'Engels', en: 'English', de: 'Englisch', fr: 'Anglais' }),
            ],
          },
        ],
        [
          {
            kind: 'FileUpload',
            handle: 'cv',
            label: { nl: 'Uw cv', en: 'Your CV', de: 'Ihr Lebenslauf', fr: 'Votre CV' },
            instructions: {
              nl: 'Pdf of Word, hoogstens 5 MB.',
              en: 'PDF or Word, 5 MB at most.',
              de: 'PDF oder Word, höchstens 5 MB.',
              fr: 'PDF ou Word, 5 Mo au maximum.',
            },
            limitFiles: '1',
            sizeLimit: '5',
            sizeMinLimit: null,
            allowedKinds: ['pdf', 'word'],
            inputTypeName: '[FileUploadInput]',
            ...must,
          },
        ],
        [
          {
            kind: 'SingleLineText',
            handle: 'website',
            label: {
              nl: 'Uw profiel of website',
              en: 'Your profile or website',
              de: 'Ihr Profil oder Ihre Website',
              fr: 'Votre profil ou site web',
            },
            placeholder: 'https://',
            validation: 'url',
          },
        ],
        [
          {
            kind: 'MultiLineText',
            handle: 'motivation',
            label: { nl: 'Waarom Proviant?', en: 'Why Proviant?', de: 'Warum Proviant?', fr: 'Pourquoi Proviant ?' },
            limit: true,
            max: 2000,
            maxType: 'characters',
            useRichText: false,
          },
        ],
        [
          {
            kind: 'Hidden',
            handle: 'pageUrl',
            label: { nl: 'Vacature', en: 'Vacancy', de: 'Stelle', fr: 'Offre d’emploi' },
            defaultOption: 'url',
            visibility: 'hidden',
          },
        ],
        [
          consent(
            'privacy',
            prose({
              nl: 'Proviant mag mijn gegevens bewaren tot zes maanden na het einde van de procedure. [Privacy](/privacy)',
              en: 'Proviant may keep my details until six months after the end of the procedure. [Privacy](/en/privacy)',
              de: 'Proviant darf meine Angaben bis sechs Monate nach Ende des Verfahrens aufbewahren. [Datenschutz](/de/datenschutz)',
              fr: 'Proviant peut conserver mes données jusqu’à six mois après la fin de la procédure. [Vie privée](/fr/vie-privee)',
            }),
          ),
        ],
      ],
    },
  ],
}

export const forms: SeedForm[] = [newsletter, contact, jobApplication]
