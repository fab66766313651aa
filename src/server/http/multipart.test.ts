import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { AppEnv } from '../context/env.ts'
import { parseMultipart, useMultipartParser } from './multipart.ts'

const toRequest = (form: FormData) => new Request('https://shop.example/', { method: 'POST', body: form })

test('fields and files arrive as the browser sent them', async () => {
  const form = new FormData()
  form.append('name', 'Zoë\r\n“Ünal” 🧀')
  form.append('languages', 'nl')
  form.append('languages', 'fr')
  form.append('odd "name"', '')
  const bytes = crypto.getRandomValues(new Uint8Array(65_536))
  form.append('cv', new File([bytes, '\r\n--', bytes], 'Lebenslauf "Ü"; 1.pdf', { type: 'application/pdf' }))
  form.append('none', new File([], ''))
  const parsed = await parseMultipart(toRequest(form))
  expect([...parsed.keys()]).toEqual([...form.keys()])
  expect(parsed.get('name')).toBe('Zoë\r\n“Ünal” 🧀')
  expect(parsed.getAll('languages')).toEqual(['nl', 'fr'])
  expect(parsed.get('odd "name"')).toBe('')
  const cv = parsed.get('cv') as File
  expect([cv.name, cv.type, cv.size]).toEqual(['Lebenslauf "Ü"; 1.pdf', 'application/pdf', 2 * 65_536 + 4])
  expect(new Uint8Array(await cv.arrayBuffer()).subarray(65_540)).toEqual(bytes)
  expect((parsed.get('none') as File).size).toBe(0)
})

const app = new Hono<AppEnv>().use(useMultipartParser)
app.post('/', async (c) => {
  const form = await c.req.formData().catch(() => null)
  return c.json(form && [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.size]))
})
const post = async (body: BodyInit, type?: string) =>
  (await app.request('/', { method: 'POST', body, ...(type && { headers: { 'content-type': type } }) })).json()

test('the largest form of the shop, a list of 550 products, is parsed', async () => {
  const form = new FormData()
  for (let index = 0; index < 1_100; index++) form.append(`field${index}`, 'x')
  expect([...(await parseMultipart(toRequest(form))).keys()]).toHaveLength(1_100)
})

test.each([
  ['cut', '--a\r\ncontent-disposition: form-data; name="b"\r\n\r\nc', 'multipart/form-data; boundary=a'],
  ['without its boundary', 'b=c', 'multipart/form-data; boundary=a'],
  ['of a type without boundary', 'b=c', 'multipart/form-data'],
])('a body %s is unreadable', async (_what, body, type) => {
  expect(await post(body, type)).toBeNull()
})

test('other bodies are read as before', async () => {
  expect(await post(new URLSearchParams({ b: 'c' }))).toEqual([['b', 'c']])
})
