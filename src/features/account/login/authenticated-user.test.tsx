import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import { useAuthenticatedUser } from './authenticated-user.ts'

const Greeting = () => <p>{useAuthenticatedUser().firstName}</p>

// F398
test('useAuthenticatedUser returns the current customer and throws on a page without one', async () => {
  expect(await initialHtml(<Greeting />, { customer: { firstName: 'Nadia' } })).toBe('<p>Nadia</p>')
  await expect(initialHtml(<Greeting />)).rejects.toThrow('useAuthenticatedUser() can only be used in protected pages')
})
