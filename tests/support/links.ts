// Signed links as created by the commands and a CMS.
import { localize } from '#i18n/paths.ts'
import { readConfig } from '#server/config/config.ts'
import { notFoundLogPath, operatorKeys, previewKeys, signLink } from '#server/session/signed-link.ts'
import type { Runtime } from './runtimes.ts'

const configOf = ({ sessionKeys }: Pick<Runtime, 'sessionKeys'>) => readConfig({ SESSION_KEYS: sessionKeys })
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

/** Path and query of a preview link. Its lifetime is in seconds. */
export async function previewLink(shop: Pick<Runtime, 'sessionKeys'>, path: string, seconds = 600): Promise<string> {
  const query = signLink(previewKeys(configOf(shop)), path, inSeconds(seconds))
  return `/api/preview?${new URLSearchParams({ path })}&${query}`
}

/** Path and query of the operator's not-found log in English. */
export const operatorLink = (shop: Pick<Runtime, 'sessionKeys'>, seconds = 600) =>
  `${localize('en', 'operatorNotFound')}?${signLink(operatorKeys(configOf(shop)), notFoundLogPath, inSeconds(seconds))}`
