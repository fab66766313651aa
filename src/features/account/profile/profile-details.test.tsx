import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import type { Profile } from './profile.ts'
import { ProfileDetails } from './profile-details.tsx'

const profile: Profile = {
  firstName: 'Nadia',
  lastName: 'Benali',
  gender: 'Female',
  email: 'n@x.example',
  isVerified: true,
  phone: '+32 9 555 01 20',
  emailNeedsPassword: false,
  progressMails: null,
  preferredUnit: '4',
  units: [
    { id: '3', label: 'piece' },
    { id: '4', label: 'box' },
  ],
}

// F278
test('an e-mail address that is not confirmed has a hint, unless the backend does not report it', async () => {
  const isHinted = async (isVerified: boolean | null) =>
    (await initialHtml(<ProfileDetails isAddressOpen={false} profile={{ ...profile, isVerified }} />)).includes(
      'has not been confirmed yet',
    )
  expect([await isHinted(false), await isHinted(true), await isHinted(null)]).toEqual([true, false, false])
})

// F345, F346, F347, F348, F349, F350
test('the form has the details of the customer; all but gender and preferred unit are required', async () => {
  const html = await initialHtml(<ProfileDetails isAddressOpen={false} profile={profile} />)
  const inputs = (html.match(/<input[^>]*>/g) ?? []).map((input) => [
    / name="([^"]*)"/.exec(input)?.[1],
    / value="([^"]*)"/.exec(input)?.[1],
    input.includes(' required=""'),
  ])
  expect(inputs).toEqual([
    ['firstName', 'Nadia', true],
    ['lastName', 'Benali', true],
    ['email', 'n@x.example', true],
    ['phone', '+32 9 555 01 20', true],
  ])
  const selects = [...html.matchAll(/<select([^>]*)>(.*?)<\/select>/g)].map(([, attributes = '', options = '']) => [
    / name="([^"]*)"/.exec(attributes)?.[1],
    attributes.includes('required'),
    options.match(/<option.*?<\/option>/g),
  ])
  expect(selects).toEqual([
    [
      'gender',
      false,
      [
        '<option value="Female" selected="">Ms</option>',
        '<option value="Male">Mr</option>',
        '<option value="Other">None</option>',
      ],
    ],
    [
      'preferredUnit',
      false,
      [
        '<option value="">No preference</option>',
        '<option value="3">piece</option>',
        '<option value="4" selected="">box</option>',
      ],
    ],
  ])
})
