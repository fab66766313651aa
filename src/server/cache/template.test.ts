import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillSlots, findSlots, heldIn, holdSlots, lastBrotli, moreBrotli, openBrotli, toFallback } from './template.ts'

const utf8 = new TextEncoder()
const slot = (at: number) => `<template data-slot="${at}"></template>`

test('a page is divided at its slots, in the order of the page, and filled again', () => {
  // React drew the second part twice: the first drawing of it is nowhere in the page
  const html = `<a>${slot(0)}</a><b>${slot(2)}</b>`
  const slots = findSlots(html, ['name', 'lost', 'price'])
  expect(slots).toEqual(['name', 'price'])
  const held = holdSlots(html, ['…', '<i>–</i>'])
  expect(held).toBe('<a><!--s:0-->…<!--/s--></a><b><!--s:1--><i>–</i><!--/s--></b>')
  expect(fillSlots(held, ['Nadia', '€ 3,20 $& $1'])).toBe('<a>Nadia</a><b>€ 3,20 $& $1</b>')
})

test('a page with a failed part, or with marks that somebody wrote into a text, is not for every customer', () => {
  expect(() => findSlots('<p><!--$!--><template></template></p>', [])).toThrow('failed')
  expect(() => findSlots(slot(3), [])).toThrow('no slot 3')
  expect(() => holdSlots('<p><!--s:0-->x<!--/s--></p>', [])).toThrow('marks of slots')
})

test('what stands in a slot until its value comes looks like a value', () => {
  expect(toFallback('<!--$!--><template data-dgst=""></template><i>–</i><!--/$-->')).toBe('<!--$--><i>–</i><!--/$-->')
  expect(heldIn('<p><!--s:0-->a<!--/s--></p><!--s:1--><!--/s-->')).toEqual(['a', ''])
})

test('a compressed page goes on with words as they are, and ends compressed, of any length', async () => {
  const bytes = fc.uint8Array({ maxLength: 1_000 }).chain((seed) => fc.nat(200).map((times) => repeat(seed, times)))
  const someBytes = bytes.filter(({ length }) => length > 0)
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 5_000 }), bytes, someBytes, async (page, one, two) => {
      const sent = [await openBrotli(utf8.encode(page)), moreBrotli(one), lastBrotli(two)]
      const read = brotliDecompressSync(Buffer.concat(sent))
      expect(read.equals(Buffer.concat([utf8.encode(page), one, two]))).toBe(true)
    }),
  )
})

function repeat(seed: Uint8Array, times: number): Uint8Array {
  const all = new Uint8Array(seed.length * times)
  for (let at = 0; at < times; at++) all.set(seed, at * seed.length)
  return all
}
