/** Signed links that the embedded CMS writes into its mails. */
import type { Config } from '../config/config.ts'
import { operatorKeys, signLink, subscriptionKeys } from '../session/signed-link.ts'

/** Validity of links to files of form submissions. */
const fileLinkSeconds = 30 * 86_400

/** @param origin of the shop; empty: the links have no host */
export const createMailedLinks = (config: Pick<Config, 'sessionKeys'>, origin: string) => ({
  linkToFile: (path: string) =>
    `${origin}${path}?${signLink(operatorKeys(config), path, Math.floor(Date.now() / 1000) + fileLinkSeconds)}`,
  linkToConfirmation: (path: string, until: Date) =>
    `${origin}${path}?${signLink(subscriptionKeys(config), path, Math.floor(until.getTime() / 1000))}`,
})
