// `npm run content`: lists the pages of the embedded CMS; `-- set /en/about-us title "Our house"` changes one and purges it from the shop's
// cache, over the database of the shop: no connection is needed.
import { companyFields, editCompany } from '#backends/content/editor/company.ts'
import { type EditCommand, edit, editCommands, listPages } from '#backends/content/editor/edit.ts'
import { insertSite } from '#backends/content/seed/seed.ts'
import { createStartSite } from '#backends/content/seed/start-site.ts'
import { readSites } from '#backends/content/sql/sites.ts'
import { matchPath } from '#i18n/paths.ts'
import { sqlTokens, TagTokens } from '#server/cache/tag-tokens.ts'
import { createLog } from '#server/config/log.ts'
import { parseSettings, pickVars } from '#server/config/settings.ts'
import { planPurge } from '#server/endpoints/purge-plan.ts'
import { previewKeys, signLink } from '#server/session/signed-link.ts'
import type { Sql } from '#server/storage/storage.ts'
import { commandWords, readShopConfig, remoteOption, withDatabases } from './with-databases.ts'

const usage = [
  'npm run content                                lists every page',
  ...Object.entries(editCommands).map(
    ([command, words]) => `npm run content -- ${`${command} <path> ${words}`.trim()}`,
  ),
  'npm run content -- start                       creates the first pages of an empty CMS',
  `npm run content -- company <field> <value>     changes ${companyFields.join(', ')}`,
  'npm run content -- preview <path> [hours]      a link that shows drafts and what is not published',
  `npm run content -- ... ${remoteOption[0]}                works on the D1 databases of wrangler.toml`,
].join('\n')

const isDeed = (text: string): text is EditCommand => Object.hasOwn(editCommands, text)

async function purge(shop: Sql, message: object): Promise<string> {
  const plan = planPurge(message, parseSettings(pickVars(process.env)).CONTENT_SITES)
  if ('refused' in plan) throw new Error(plan.refused)
  await new TagTokens(sqlTokens(shop), createLog('warn')).renew(plan.tags)
  return ' A running shop shows it within five seconds.'
}

async function linkTo(path: string, hours: number): Promise<string> {
  const config = readShopConfig({ signs: true })
  const shop = config.publicOrigin ?? `http://localhost:${process.env.PORT || 8787}`
  const until = Math.floor(Date.now() / 1000 + hours * 3600)
  const query = signLink(previewKeys(config), path, until)
  return `${shop}/api/preview?${new URLSearchParams({ path })}&${query}`
}

async function start(db: Sql): Promise<string> {
  if ((await readSites(db)).length > 0) throw new Error('The CMS has content already; nothing was changed.')
  await insertSite(db, createStartSite(process.env.BRAND_NAME || 'Proviant', new Date()))
  return 'The home page is published. Contact, terms and privacy are hidden: write them with `set`, then `unhide` them.'
}

const run = ([command, path = '', ...words]: string[]): Promise<string> =>
  withDatabases(async ({ SHOP_DB: shop, CONTENT_DB: db }) => {
    if (command === undefined)
      return (
        (await listPages(db, new Date())) || 'There are no pages yet: `npm run content -- start` creates the first.'
      )
    if (command === 'start') return (await start(db)) + (await purge(shop, { all: true }))
    if (command === 'company')
      return (await editCompany(db, path, words.join(' '))) + (await purge(shop, { all: true }))
    if (command === 'preview' && path.startsWith('/')) return await linkTo(path, Number(words[0] ?? 24) || 24)
    const { locale, route, value } = matchPath(path)
    if (!isDeed(command) || !path.startsWith('/') || (route !== 'content' && route !== 'home')) throw new Error(usage)
    const uri = route === 'home' ? '__home__' : value
    const { said, changed } = await edit(db, { language: locale, uri }, command, words)
    return said + (changed ? await purge(shop, { element: changed }) : '')
  })

try {
  console.log(await run(commandWords))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
