// `npm run contract -- check <url>`: compares an external backend with the contract before it is configured.
import { tokenHeaders } from '#server/clients/backend.ts'
import { readConfig } from '#server/config/config.ts'
import { pickVars } from '#server/config/settings.ts'
import { checkEndpoint } from './contract/check.ts'
import type { ServiceName } from './contract/service.ts'

const usage = `npm run contract -- check <url> [--token <token>] [--sites nl=1,en=2,de=3,fr=4]
Tokens and the test customer are better set in the environment, where other users of the machine cannot read them:
COMMERCE_TOKEN and CONTENT_TOKEN; CONTRACT_EMAIL and CONTRACT_PASSWORD.`

function readArguments([deed, url = '', ...rest]: string[]) {
  const given = new Map<string, string>()
  for (let at = 0; at < rest.length; at += 2) given.set(rest[at] ?? '', rest[at + 1] ?? '')
  if (deed !== 'check' || !URL.canParse(url) || [...given.keys()].some((name) => !/^--(?:token|sites)$/.test(name)))
    throw new Error(usage)
  return { url, token: given.get('--token'), sites: given.get('--sites') }
}

/** Whether the token of a service may be sent to the URL: not if another URL is configured for it, or may be meant. */
function ownsUrl(configured: string | null, url: string, otherToken: string | null): boolean {
  return configured ? URL.parse(configured)?.origin === URL.parse(url)?.origin : otherToken === null
}

function toEndpoint() {
  const { url, token, sites } = readArguments(process.argv.slice(2))
  const config = readConfig({
    ...pickVars(process.env),
    NODE_ENV: '',
    SESSION_KEYS: `k1:${btoa('k'.repeat(32))}`,
    ...(sites && { CONTENT_SITES: sites }),
  })
  const { commerceUrl, commerceToken, contentUrl, contentToken } = config
  const commerce = token ?? (ownsUrl(commerceUrl, url, contentToken) ? commerceToken : null)
  const content = token ?? (ownsUrl(contentUrl, url, commerceToken) ? contentToken : null)
  const headers: Record<ServiceName, Record<string, string>> = {
    commerce: tokenHeaders(commerce, config.commerceTokenHeader),
    content: tokenHeaders(content),
  }
  const { CONTRACT_EMAIL: email, CONTRACT_PASSWORD: password } = process.env
  return { url, headers, sites: config.sites, credentials: email && password ? { email, password } : null }
}

try {
  const { report, isWrong } = await checkEndpoint(toEndpoint())
  console.log(report)
  process.exitCode = isWrong ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
