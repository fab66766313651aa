import { expect, test } from 'vitest'
import { htmlAtOnce } from '#tests/support/render-part.tsx'
import { useAuthenticatedUser } from './authenticated-user.ts'

const Greeting = () => <p>{useAuthenticatedUser().firstName}</p>

// F398
test('a part for customers knows who is logged in, and cannot stand where nobody is', async () => {
  expect(await htmlAtOnce(<Greeting />, { customer: { firstName: 'Nadia' } })).toBe('<p>Nadia</p>')
  await expect(htmlAtOnce(<Greeting />)).rejects.toThrow('useAuthenticatedUser() can only be used in protected pages')
})
