// `npm run content`: lists the pages of the embedded CMS; `-- set /en/about-us title "Our house"` changes one and purges it from the shop's cache.
import { type EditCommand, edit, editCommands, listPages } from '#backends/content/editor/edit.ts'
import { matchPath } from '#i18n/paths.ts'
import { readConfig } from '#server/config/config.ts'
import { openNodeBindings } from '#server/platform/node/bindings.ts'
import { previewKeys, signLink } from '#server/session/signed-link.ts'
import { prepareNode } from './prepare.ts'
import { readSettings } from './settings.ts'

const usage = [
  'npm run content                                lists every page',
  ...Object.entries(editCommands).map(
    ([command, words]) => `npm run content -- ${`${command} <path> ${words}`.trim()}`,
  ),
  'npm run content -- preview <path> [hours]      a link that shows drafts and what is not published',
].join('\n')

const isDeed = (text: string): text is EditCommand => Object.hasOwn(editCommands, text)

const { dataDir, vars } = readSettings(process.env)
const config = readConfig(vars)
const shop = config.publicOrigin ?? `http://localhost:${process.env.PORT || 8787}`

/** @returns an empty text, or the reason why the shop did not purge */
async function purge(element: object): Promise<string> {
  const headers = { authorization: `Bearer ${config.purgeTokens[0]}` }
  try {
    const body = JSON.stringify({ element })
    const response = await fetch(`${shop}/api/purge`, { method: 'POST', body, headers })
    if (!response.ok) return ` ${shop} rejected the purge: ${response.status}.`
    return ` ${shop} is up to date.`
  } catch {
    return ` No shop runs at ${shop}: cached pages are shown for up to five minutes.`
  }
}

async function linkTo(path: string, hours: number): Promise<string> {
  const until = Math.floor(Date.now() / 1000 + hours * 3600)
  const query = signLink(previewKeys(config), path, until)
  return `${shop}/api/preview?${new URLSearchParams({ path })}&${query}`
}

async function run([command, path = '', ...words]: string[]): Promise<string> {
  await prepareNode(dataDir, process.env)
  const bindings = openNodeBindings({ dataDir, vars: {} })
  try {
    if (command === undefined) return await listPages(bindings.CONTENT_DB, new Date())
    if (command === 'preview' && path.startsWith('/')) return await linkTo(path, Number(words[0] ?? 24) || 24)
    const { locale, route, value } = matchPath(path)
    if (!isDeed(command) || !path.startsWith('/') || (route !== 'content' && route !== 'home')) throw new Error(usage)
    const uri = route === 'home' ? '__home__' : value
    const { said, changed } = await edit(bindings.CONTENT_DB, { language: locale, uri }, command, words)
    return said + (changed ? await purge(changed) : '')
  } finally {
    bindings.close()
  }
}

try {
  console.log(await run(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exit(1)
}
