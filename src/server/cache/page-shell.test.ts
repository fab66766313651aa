import { expect, test } from 'vitest'
import { findPlaceholders, insertFallbacks, toFallback } from './page-shell.ts'

const placeholder = (index: number) => `<template data-slot="${index}"></template>`

test('finds the placeholders of a page in its order, without those that React rendered twice, and inserts their fallbacks', () => {
  const html = `<a>${placeholder(0)}</a><b>${placeholder(2)}</b>`
  expect(findPlaceholders(html, ['name', 'lost', 'price'])).toEqual(['name', 'price'])
  expect(insertFallbacks(html, ['…', '<i>– $& $1</i>'])).toBe(
    '<a><!--s:0-->…<!--/s--></a><b><!--s:1--><i>– $& $1</i><!--/s--></b>',
  )
})

test('rejects a page with a failed part, with an unknown placeholder, or with comments that mark placeholders', () => {
  expect(() => findPlaceholders('<p><!--$!--><template></template></p>', [])).toThrow('failed')
  expect(() => findPlaceholders(placeholder(3), [])).toThrow('no placeholder 3')
  expect(() => insertFallbacks('<p><!--s:0-->x<!--/s--></p>', [])).toThrow('mark placeholders')
})

test('marks a suspended boundary as complete in a fallback', () => {
  expect(toFallback('<!--$!--><template data-dgst=""></template><i>–</i><!--/$-->')).toBe('<!--$--><i>–</i><!--/$-->')
})
