import { expect, test } from 'vitest'
import { initialHtml } from '#tests/support/render-part.tsx'
import { LoginForm } from './login-form.tsx'

// F327
test('the login form requires e-mail address and password, and offers to be remembered', async () => {
  const html = await initialHtml(<LoginForm redirect={null} />)
  const inputs = (html.match(/<input[^>]*>/g) ?? []).filter((input) => !input.includes('type="hidden"'))
  const facts = inputs.map((input) => [
    / name="([^"]*)"/.exec(input)?.[1],
    / type="([^"]*)"/.exec(input)?.[1],
    input.includes(' required=""'),
  ])
  expect(facts).toEqual([
    ['email', 'email', true],
    ['password', 'password', true],
    ['remember', 'checkbox', false],
  ])
  expect(html).not.toContain(' checked')
})
