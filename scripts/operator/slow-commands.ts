// Commands that need much of the shop, which is loaded when one of them runs.
import type { Command } from 'commander'
import { jsonFlag, type Output } from './output.ts'

export function addSlowCommands(program: Command) {
  program
    .command('doctor')
    .description('check configuration, databases, disk, clock, backends, redirects, mail and events')
    .option(...jsonFlag)
    .action(async (output: Output) => (await import('./doctor.ts')).runDoctor(output))
  const cache = program.command('cache').description('show what is stored for a page, or purge')
  cache
    .command('show')
    .description('show the stored copies of a page with their tags and age; a full URL is also requested')
    .argument('<url>', 'URL or path of the page')
    .option(...jsonFlag)
    .action(async (url: string, output: Output) => (await import('./cache.ts')).showCache(url, output))
  cache
    .command('purge')
    .description('purge pages and responses, and count the entries that are no longer current')
    .argument('<name...>', 'path, URL, tag, or all')
    .option(...jsonFlag)
    .action(async (names: string[], output: Output) => (await import('./cache.ts')).purgeCache(names, output))
}
