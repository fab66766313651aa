import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import { useAuthenticatedUser } from './authenticated-user.ts'

const Greeting = () => <p>{useAuthenticatedUser().firstName}</p>

// F398
test('a part for customers knows who is logged in, and cannot stand where nobody is', async () => {
  expect(await initialHtml(<Greeting />, { customer: { firstName: 'Nadia' } })).toBe('<p>Nadia</p>')
  await expect(initialHtml(<Greeting />)).rejects.toThrow('useAuthenticatedUser() can only be used in protected pages')
})
