import { beforeEach, expect, test } from 'vitest'
import { openSqliteD1 } from '#server/platform/node/sqlite-d1.ts'
import type { Sql } from '../../../sql/database.ts'
import { carrots, findRejections, openDemo } from '../../testing/import-records.ts'

let db: Sql
beforeEach(async () => {
  db = await openDemo(openSqliteD1(':memory:'))
})

test('a number whose point may separate thousands is rejected beside decimal commas', async () => {
  const sentence = 'has another decimal separator than the other numbers of the row'
  expect(await findRejections(db, { ...carrots, amount: '1.000' })).toEqual([`2 amount: "1.000" ${sentence}`])
  expect(await findRejections(db, { ...carrots, amount: '1,000', price: '17.12' })).toEqual([
    `2 amount: "1,000" ${sentence}`,
  ])
  expect(
    await findRejections(db, { ...carrots, amount: '1,000' }, { ...carrots, sku: '901', amount: '1.000', price: '17' }),
  ).toEqual([])
})

test('a content of nothing is rejected', async () => {
  expect(await findRejections(db, { ...carrots, amount: '0,000' })).toEqual(['2 amount: "0,000" is not more than 0'])
})
