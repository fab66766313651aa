import { expect, test } from 'vitest'
import { type Locale, locales } from '#i18n/locales.ts'
import { loadTranslator } from '#i18n/translator.ts'
import { toCmsForm } from './to-cms-form.ts'
import { validateValues } from './validate-values.ts'

const text = { __typename: 'Field_SingleLineText' }
const words = { __typename: 'Field_MultiLineText', limit: true, minType: 'words', maxType: 'words' }
const upload = { __typename: 'Field_FileUpload' }
const file = (name: string, content: string) => new File([content], name)

const cases: [rule: string, field: object, value: (string | File)[], messages: Record<Locale, string>][] = [
  [
    'required',
    { ...text, required: true },
    [''],
    {
      nl: 'Veld is verplicht.',
      en: 'Field is required.',
      de: 'Feld ist erforderlich.',
      fr: 'Champ est requis.',
    },
  ],
  [
    'too few words',
    { ...words, min: 2 },
    ['one'],
    {
      nl: 'Schrijf iets meer.',
      en: 'Please write a little more.',
      de: 'Bitte schreiben Sie etwas mehr.',
      fr: 'Veuillez écrire un peu plus.',
    },
  ],
  [
    'too many words',
    { ...words, max: 1 },
    ['one two'],
    {
      nl: 'Deze tekst telt te veel woorden.',
      en: 'This text has too many words.',
      de: 'Das sind zu viele Wörter.',
      fr: 'Ce texte compte trop de mots.',
    },
  ],
  [
    'blocked domain',
    { __typename: 'Field_Email', blockedDomains: ['b.be'] },
    ['a@b.be'],
    {
      nl: 'Adressen van deze aanbieder nemen we niet aan. Geef een ander e-mailadres op.',
      en: 'We do not accept addresses of this provider. Enter another e-mail address.',
      de: 'Adressen dieses Anbieters nehmen wir nicht an. Geben Sie eine andere E-Mail-Adresse ein.',
      fr: 'Nous n’acceptons pas les adresses de ce fournisseur. Indiquez une autre adresse e-mail.',
    },
  ],
  [
    'phone',
    { __typename: 'Field_Phone' },
    ['ring'],
    {
      nl: 'Geef een telefoonnummer op, bijvoorbeeld +32 2 123 45 67.',
      en: 'Enter a phone number, for example +32 2 123 45 67.',
      de: 'Geben Sie eine Telefonnummer ein, zum Beispiel +32 2 123 45 67.',
      fr: 'Indiquez un numéro de téléphone, par exemple +32 2 123 45 67.',
    },
  ],
  [
    'VAT number',
    { __typename: 'Field_VatNumber', inputMask: 'BE9999999999' },
    ['BE1'],
    {
      nl: 'Vul een btw-nummer in zoals BE1234567890.',
      en: 'Enter a VAT number like BE1234567890.',
      de: 'Geben Sie eine USt-IdNr. wie BE1234567890 ein.',
      fr: 'Saisissez un numéro de TVA comme BE1234567890.',
    },
  ],
  [
    'how many files',
    { ...upload, limitFiles: '1' },
    [file('a.txt', 'a'), file('b.txt', 'b')],
    {
      nl: 'Hoogstens 1 bestand(en).',
      en: 'At most 1 file(s).',
      de: 'Höchstens 1 Datei(en).',
      fr: '1 fichier(s) au maximum.',
    },
  ],
  [
    'size of a file',
    { ...upload, sizeLimit: '0.5' },
    [file('a.txt', 'a'.repeat(500_001))],
    {
      nl: 'Een bestand mag hoogstens 0,5 MB groot zijn.',
      en: 'A file may be 0.5 MB at most.',
      de: 'Eine Datei darf höchstens 0,5 MB groß sein.',
      fr: 'Un fichier ne peut dépasser 0,5 Mo.',
    },
  ],
  [
    'kind of a file',
    { ...upload, allowedKinds: ['pdf'] },
    [file('a.txt', 'a')],
    {
      nl: 'Kies een bestand van het type .pdf.',
      en: 'Choose a file of type .pdf.',
      de: 'Wählen Sie eine Datei vom Typ .pdf.',
      fr: 'Choisissez un fichier de type .pdf.',
    },
  ],
  [
    'content of a file',
    { ...upload, allowedKinds: ['pdf'] },
    [file('a.pdf', 'MZ')],
    {
      nl: 'De inhoud van dit bestand past niet bij zijn naam.',
      en: 'The content of this file does not match its name.',
      de: 'Der Inhalt dieser Datei passt nicht zu ihrem Namen.',
      fr: 'Le contenu de ce fichier ne correspond pas à son extension.',
    },
  ],
  [
    'choice',
    { __typename: 'Field_Radio', options: [{ value: 'fish', label: 'Fish' }] },
    ['fowl'],
    {
      nl: 'Dit veld is niet geldig.',
      en: 'This field is not valid.',
      de: 'Dieses Feld ist ungültig.',
      fr: 'Ce champ n’est pas valide.',
    },
  ],
]

const labels: Record<Locale, string> = { nl: 'Veld', en: 'Field', de: 'Feld', fr: 'Champ' }

// F374, F375, F376, F377
test.each(cases)('the message of the rule "%s" in every language', async (_, field, value, messages) => {
  for (const locale of locales) {
    const rowFields = [{ handle: 'field', label: labels[locale], ...field }]
    const given = { id: '1', handle: 'form', isAvailable: true, settings: {}, pages: [{ rows: [{ rowFields }] }] }
    const form = toCmsForm(given as never, locale)
    if (typeof form === 'string') throw new Error(form)
    const t = await loadTranslator(locale)
    expect(await validateValues(form, new Map([['field', value]]), { locale, t })).toEqual({
      field: [messages[locale]],
    })
  }
})
