// `npm run operator -- not-found`: a link to the 404 log, or the log itself.
import type { Command } from 'commander'
import { NotFoundLog } from '#server/redirects/not-found-log.ts'
import { notFoundLogPath, operatorKeys, signLink } from '#server/session/signed-link.ts'
import { originFlag, type Shop, toShopOrigin } from '../shop-origin.ts'
import { readShopConfig, withDatabases } from '../with-databases.ts'
import { jsonFlag, type Output, printRows } from './output.ts'

/** Signed link, valid for a day. */
async function printLink(shop: Shop): Promise<void> {
  const until = Math.floor(Date.now() / 1000) + 86_400
  const query = signLink(operatorKeys(readShopConfig({ signs: true })), notFoundLogPath, until)
  console.log(`${toShopOrigin(shop)}${notFoundLogPath}?${query}`)
}

async function printLog(output: Output): Promise<void> {
  await withDatabases(async ({ SHOP_DB }) =>
    printRows(
      await new NotFoundLog(SHOP_DB, () => undefined).list(),
      output,
      [
        ['path', ({ path }) => path],
        ['hits', ({ hits }) => hits],
        ['last referrer', ({ came_from }) => came_from],
        ['last time', ({ seen_at }) => new Date(seen_at).toISOString()],
      ],
      'No path has returned 404.',
    ),
  )
}

export function addNotFound(program: Command) {
  const command = program
    .command('not-found')
    .alias('missing-pages') // the former name
    .description('print a link to the 404 log, or list it')
  command
    .command('link', { isDefault: true })
    .description('print a link to the log, which also saves redirects (default)')
    .option(...originFlag)
    .action(printLink)
  command
    .command('list')
    .description('list the 50 paths that returned 404 most often')
    .option(...jsonFlag)
    .action(printLog)
}
