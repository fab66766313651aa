// `npm run operator -- lot`, `recall`, `recalls` and `end-recall`: who got a lot, and its recall.
import { readFile } from 'node:fs/promises'
import { type } from 'arktype'
import { type Command, InvalidArgumentError } from 'commander'
import { notifyRecalls } from '#backends/commerce/recalls/notify.ts'
import { readDeliveriesOfLot } from '#backends/commerce/sql/recalls/lots.ts'
import { closeRecall, insertRecall, readRecallProgress } from '#backends/commerce/sql/recalls/recalls.ts'
import type { Sql } from '#backends/sql/database.ts'
import { readShop } from '../orders/read-shop.ts'
import { originFlag, type Shop, toShopOrigin } from '../shop-origin.ts'
import { withDatabases } from '../with-databases.ts'
import { jsonFlag, type Output, printRows } from './output.ts'

const paragraph = type('string.trim').to('1 <= string <= 1000')
const Text = type({ '+': 'reject', reason: paragraph, instruction: paragraph })
const Texts = type({ '+': 'reject', nl: Text, en: Text, de: Text, fr: Text })

type OfProduct = { sku?: string }
const skuFlag = ['--sku <sku>', 'only this product; without it every product of the lot'] as const

const printLot = (lot: string, { sku, ...output }: Output & OfProduct) =>
  withDatabases(async ({ COMMERCE_DB }) =>
    printRows(
      await readDeliveriesOfLot(COMMERCE_DB, lot, sku ?? null),
      output,
      [
        ['company', ({ company }) => company],
        ['person', ({ person }) => person],
        ['mail', ({ email }) => email],
        ['order', ({ order }) => order],
        ['day', ({ day }) => day],
        ['sku', ({ sku: item }) => item],
        ['product', ({ name }) => name],
        ['quantity', ({ quantity }) => quantity],
        ['best before', ({ bestBefore }) => bestBefore],
      ],
      `No order has lot ${lot}.`,
    ),
  )

async function readTexts(file: string) {
  const content = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} cannot be read.`)
  })
  let parsed: unknown
  try {
    parsed = JSON.parse(content)
  } catch {
    throw new Error(`${file} is not JSON.`)
  }
  const texts = Texts(parsed)
  if (texts instanceof type.errors)
    throw new Error(
      `${file} must have a reason and an instruction in nl, en, de and fr, of at most 1,000 characters each:\n${texts.summary}`,
    )
  return texts
}

type Start = Shop & OfProduct & { texts: string }

/** Repeated for a recall that is open, it writes the mails that are still missing. */
async function start(db: Sql, lot: string, { sku, texts: file, ...shop }: Start): Promise<string> {
  const sender = { ...readShop(), shopOrigin: toShopOrigin(shop) }
  const texts = await readTexts(file)
  if ((await readDeliveriesOfLot(db, lot, sku ?? null)).length === 0)
    throw new Error(`No order has lot ${lot}${sku ? ` of ${sku}` : ''}.`)
  const now = () => new Date()
  const id = await insertRecall(db, { lot, sku: sku ?? null, texts }, now().toISOString())
  let mails = 0
  for (;;) {
    const run = await notifyRecalls({ db, now, ...sender })
    mails += run.mails
    const [failure] = run.failures
    if (failure) throw new Error(`${mails} mails were written, then one failed: ${failure.reason}`)
    if (run.mails === 0) break
  }
  const opened = id === null ? `Lot ${lot} is recalled already.` : `Recall ${id} of lot ${lot} is open.`
  return `${opened} ${mails} mails were written.`
}

const printRecalls = (output: Output) =>
  withDatabases(async ({ COMMERCE_DB }) =>
    printRows(
      await readRecallProgress(COMMERCE_DB),
      output,
      [
        ['recall', ({ id }) => id],
        ['lot', ({ lot }) => lot],
        ['sku', ({ sku }) => sku],
        ['since', ({ startedAt }) => startedAt.slice(0, 10)],
        ['ended', ({ closedAt }) => closedAt?.slice(0, 10) ?? ''],
        ['company', ({ company }) => company],
        ['mails', ({ mails }) => mails],
        ['read by', ({ readBy }) => readBy],
        ['read at', ({ readAt }) => readAt],
      ],
      'There is no recall.',
    ),
  )

function toRecallId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('A recall has a number.')
  return Number(text)
}

const end = (id: number) =>
  withDatabases(async ({ COMMERCE_DB }) => {
    if (!(await closeRecall(COMMERCE_DB, id, new Date().toISOString()))) throw new Error(`Recall ${id} is not open.`)
    console.log(`Recall ${id} has ended: customers see it no longer.`)
  })

export function addRecalls(program: Command) {
  program
    .command('lot <lot>')
    .description('list who got a lot')
    .option(...skuFlag)
    .option(...jsonFlag)
    .action(printLot)
  program
    .command('recall <lot>')
    .description('recall a lot: a mail to each customer who got it, and a notice in the shop')
    .requiredOption(
      '--texts <file.json>',
      'reason and instruction in each language: {"nl": {"reason": "", "instruction": ""}, ...}',
    )
    .option(...skuFlag)
    .option(...originFlag)
    .action((lot: string, given: Start) =>
      withDatabases(async ({ COMMERCE_DB }) => console.log(await start(COMMERCE_DB, lot, given))),
    )
  program
    .command('recalls')
    .description('list recalls, and which companies have read them')
    .option(...jsonFlag)
    .action(printRecalls)
  program
    .command('end-recall')
    .description('end a recall')
    .argument('<recall>', 'number of the recall', toRecallId)
    .action(end)
}
