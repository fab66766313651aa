// A CMS that generates a mutation for each form and has no submitForm, as Formie does.
import { baseContractOf } from './endpoint.ts'
import { startGraphqlService } from './graphql-service.ts'

const mutations = `
extend schema { mutation: Mutation }
type Mutation {
  save_contact_Submission(name: contact_NameInput, mail: String, guests: Int, topics: [String], consent: Boolean, honeypot: FormieCaptchaInput): contact_Submission
  save_tasting_Submission(mail: String): TastingReport!
  save_letter_Submission(mail: String, agree: String): letter_Submission
  save_staged_Submission(mail: String, foods: [String], extra: String): letter_Submission
}
input contact_NameInput { first: String last: String }
type contact_Submission { id: ID title: String }
type letter_Submission { id: ID }
type TastingReport { success: Boolean! submitActionMessage: String errorMessage: String errors: [FieldErrors!] }
type FieldErrors { handle: String! messages: [String!]! }
`

const field = (kind: string, handle: string, more: object = {}) => ({
  __typename: `Field_${kind}`,
  id: handle,
  handle,
  label: handle,
  required: false,
  enableConditions: false,
  visibility: 'visible',
  ...more,
})
const mail = field('Email', 'mail', { required: true, inputTypeName: 'String' })
const form = (handle: string, fields: object[], more: object = {}) => ({
  __typename: 'Form',
  id: handle,
  title: handle,
  handle,
  siteId: 1,
  isAvailable: true,
  submissionMutationName: `save_${handle}_Submission`,
  settings: {},
  pages: [{ id: '1', label: '', rows: [{ id: '1', rowFields: fields }] }],
  ...more,
})
const option = (value: string) => ({ value, label: value, isOptgroup: false, isDefault: false, disabled: false })
const is = (handle: string, value: string) => ({ field: `{field:${handle}}`, condition: '=', value })
const forms = [
  form(
    'contact',
    [
      field('Name', 'name', {
        inputTypeName: 'contact_NameInput',
        useMultipleFields: true,
        fields: [field('SingleLineText', 'first'), field('SingleLineText', 'last')],
      }),
      mail,
      field('Number', 'guests', { inputTypeName: 'Int' }),
      field('Checkboxes', 'topics', { inputTypeName: '[String]', options: ['fish', 'wine', 'bread'].map(option) }),
      field('Agree', 'consent', { inputTypeName: 'Boolean', required: true, descriptionHtml: '<p>I agree</p>' }),
    ],
    { captchas: [{ handle: 'honeypot', name: 'beehive', value: 'token' }] },
  ),
  form('tasting', [mail]),
  form('letter', [
    mail,
    field('Agree', 'agree', {
      required: true,
      checkedValue: 'yes',
      descriptionHtml: '<p>See <a href="/privacy">privacy</a></p>',
    }),
  ]),
  form('staged', [], {
    pages: [
      {
        id: '1',
        label: 'You',
        settings: {
          enableNextButtonConditions: true,
          nextButtonConditions: { showRule: 'hide', conditions: [is('mail', 'nobody@example.be')] },
        },
        rows: [
          {
            id: '1',
            rowFields: [
              mail,
              field('Dropdown', 'foods', {
                multi: true,
                inputTypeName: '[String]',
                options: ['fish', 'wine', 'bread'].map(option),
              }),
            ],
          },
        ],
      },
      {
        id: '2',
        label: 'Extra',
        settings: {
          enablePageConditions: true,
          pageConditions: JSON.stringify({ showRule: 'show', conditions: [is('foods', 'wine')] }),
        },
        rows: [{ id: '2', rowFields: [field('SingleLineText', 'extra', { required: true, inputTypeName: 'String' })] }],
      },
    ],
  }),
  form('signed', [mail, field('Signature', 'signature', { required: true })]),
  form('closed', [mail], { isAvailable: false }),
  form('plain', [mail], { submissionMutationName: null }),
]
const formOf = (name: string) => forms.find(({ handle }) => handle === name) ?? null
const entryOf = (uri: string) => ({
  __typename: 'pages_Entry',
  id: uri,
  title: uri,
  typeHandle: 'pages',
  sectionHandle: 'pages',
  siteId: 2,
  uri,
  localized: [],
  contentBlocks: [
    { __typename: 'ctaForm_Entry', id: `b-${uri}`, title: uri, typeHandle: 'ctaForm', form: [formOf(uri)] },
  ],
})

/** @param received collects the arguments of the mutations */
export async function startFormieService(received: object[]) {
  const sdl = baseContractOf('content').replace(
    'type Form implements',
    'type Field_Signature implements FieldInterface { id: ID handle: String label: String instructions: String required: Boolean type: String displayName: String inputTypeName: String matchField: String placeholder: String defaultValue: String errorMessage: String labelPosition: String instructionsPosition: String cssClasses: String enableConditions: Boolean conditions: Json visibility: String }\ntype Form implements',
  )
  return startGraphqlService(sdl + mutations, {
    entry: ({ uri }: { uri?: string[] }) => (formOf(uri?.[0] ?? '') ? entryOf(uri?.[0] ?? '') : null),
    entries: [],
    entryCount: 0,
    navigationNodes: [],
    retourRedirects: [],
    globalSet: ({ handle }: { handle: string[] }) =>
      handle[0] === 'general'
        ? {
            __typename: 'general_GlobalSet',
            id: '1',
            termsPage: [],
            privacyPage: [],
            contactPage: [],
            newsletterTitle: 'Letter',
            newsletterForm: [formOf('letter')],
          }
        : null,
    formieForm: ({ handle }: { handle: string[] }) => formOf(handle[0] ?? ''),
    save_contact_Submission: (given: { mail?: string }) => {
      received.push(given)
      if (given.mail === 'taken@example.be') throw new Error(JSON.stringify({ mail: ['Known already.'] }))
      return { id: '7', title: 'x' }
    },
    save_tasting_Submission: (given: { mail?: string }) => {
      received.push(given)
      return given.mail === 'taken@example.be'
        ? { success: false, errors: [{ handle: 'mail', messages: ['Full.'] }] }
        : { success: true, submitActionMessage: '<p>See you there</p>' }
    },
    save_letter_Submission: (given: object) => {
      received.push(given)
      return { id: '8' }
    },
    save_staged_Submission: (given: object) => {
      received.push(given)
      return { id: '9' }
    },
  })
}
