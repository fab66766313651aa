// `npm run contract -- check <url>`: compares an external backend with the contract before it is configured. Sends only read operations.
import { readConfig } from '#server/config/config.ts'
import { checkEndpoint } from './contract/check.ts'

const usage = `npm run contract -- check <url> [--token <bearer>] [--sites nl=1,en=2,de=3,fr=4] [--email <customer> --password <password>]`

function readArguments([deed, url = '', ...rest]: string[]) {
  const given = new Map<string, string>()
  for (let at = 0; at < rest.length; at += 2) given.set(rest[at] ?? '', rest[at + 1] ?? '')
  const known = ['--token', '--sites', '--email', '--password']
  if (deed !== 'check' || !URL.canParse(url) || [...given.keys()].some((name) => !known.includes(name)))
    throw new Error(usage)
  const [email, password] = [given.get('--email'), given.get('--password')]
  const CONTENT_SITES = given.get('--sites') ?? process.env.CONTENT_SITES
  const { sites } = readConfig({ ...(CONTENT_SITES && { CONTENT_SITES }), SESSION_KEYS: `k1:${btoa('k'.repeat(32))}` })
  return {
    url,
    token: given.get('--token') ?? process.env.CONTENT_TOKEN ?? null,
    sites,
    credentials: email && password ? { email, password } : null,
  }
}

try {
  const { report, isWrong } = await checkEndpoint(readArguments(process.argv.slice(2)))
  console.log(report)
  process.exitCode = isWrong ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
