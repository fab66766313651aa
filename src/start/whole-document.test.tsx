import { lazy, Suspense, use } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { markSettled, renderWhole } from './whole-document.ts'

const fallbacks: string[] = []
function Fallback() {
  fallbacks.push('rendered')
  return <i>…</i>
}

const Price = ({ price }: { price: Promise<string> }) => <b>{use(price)}</b>
const Page = ({ price }: { price: Promise<string> }) => (
  <html lang="en">
    <head>
      <title>Käse</title>
    </head>
    <body>
      <Suspense fallback={<Fallback />}>
        <Price price={price} />
      </Suspense>
    </body>
  </html>
)
const html = '<html lang="en"><head><title>Käse</title></head><body><!--$--><b>€ 2</b><!--/$--></body></html>'
const later = (value: string) => new Promise<string>((resolve) => setTimeout(resolve, 1, value))

test('a document with settled parts is that of a stream, and no fallback is rendered', async () => {
  const price = later('€ 2')
  await markSettled(price)
  fallbacks.length = 0
  expect(await renderWhole(<Page price={price} />)).toBe(html)
  expect(fallbacks).toEqual([])
  const stream = await renderToReadableStream(<Page price={price} />)
  await stream.allReady
  expect(await new Response(stream).text()).toBe(`<!DOCTYPE html>${html}`)
})

test('a document waits for a part that is pending, inside and outside of a boundary', async () => {
  expect(await renderWhole(<Page price={later('€ 2')} />)).toBe(html)
  const Late = lazy(async () => ({ default: () => <p>Late</p> }))
  expect(await renderWhole(<Late />)).toBe('<p>Late</p>')
})

test('a rejected promise is not marked, and a part that fails rejects the document', async () => {
  const failed = Promise.reject(new Error('no price'))
  await markSettled(failed)
  expect(failed).not.toHaveProperty('status')
  await expect(renderWhole(<Price price={failed} />)).rejects.toThrow('no price')
})
