import { Suspense, use } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PrivateValue, resolvedPromise } from '#service/private.ts'
import type { Result } from '#service/result.ts'
import {
  FilledPlaceholder,
  type Placeholder,
  PlaceholdersContext,
  PrivateValuesContext,
  usePrivate,
  withPlaceholder,
} from './placeholder.tsx'

type Total = { total: string }
const reference = { private: 'cartSummary' }
const resolved = (value: Total) => resolvedPromise({ ok: true as const, value }) as Promise<Result<Total>>

function Shown({ cart }: { cart: Promise<Result<Total>> }) {
  const part = use(cart)
  return <b>{part.ok ? part.value.total : '–'}</b>
}
const CartTotal = withPlaceholder('test-total', (props: { cart: Promise<Result<Total>> }) => (
  <Suspense fallback="…">
    <Shown {...props} />
  </Suspense>
))

const Page = ({ cart }: { cart: PrivateValue<Total> }) => (
  <p>
    <CartTotal cart={cart} />
  </p>
)
const html = '<p><!--$--><b>€ 3,20</b><!--/$--></p>'

test('a page for one customer renders the private value in place', () => {
  expect(renderToString(<Page cart={resolved({ total: '€ 3,20' })} />)).toBe(html)
})

test('a page shell contains a placeholder, and the filled shell equals the page for one customer', () => {
  const placeholders: Placeholder[] = []
  const shell = renderToString(
    <PlaceholdersContext value={placeholders}>
      <Page cart={reference} />
    </PlaceholdersContext>,
  )
  expect(shell).toBe('<p><template data-slot="0"></template></p>')
  expect(JSON.parse(JSON.stringify(placeholders))).toEqual([
    { part: 'test-total', props: { cart: { private: 'cartSummary' } } },
  ])
  const [placeholder] = placeholders
  const fill = placeholder && (
    <FilledPlaceholder placeholder={placeholder} toValue={() => resolved({ total: '€ 3,20' })} />
  )
  expect(shell.replace('<template data-slot="0"></template>', renderToString(fill))).toBe(html)
})

test('hydrating a filled page shell renders the same HTML', () => {
  const values = (name: string) => (name === 'cartSummary' ? resolved({ total: '€ 3,20' }) : undefined)
  const page = (
    <PrivateValuesContext value={values}>
      <Page cart={reference} />
    </PrivateValuesContext>
  )
  expect(renderToString(page)).toBe(html)
})

test('usePrivate returns null while a page shell is rendered, and the value after hydration', () => {
  const Outside = () => <i>{usePrivate<Total>(reference) ? 'known' : 'unknown'}</i>
  const shell = (
    <PlaceholdersContext value={[]}>
      <Outside />
    </PlaceholdersContext>
  )
  expect(renderToString(shell)).toBe('<i>unknown</i>')
  const hydrated = (
    <PrivateValuesContext value={() => resolved({ total: '' })}>
      <Outside />
    </PrivateValuesContext>
  )
  expect(renderToString(hydrated)).toBe('<i>known</i>')
})
