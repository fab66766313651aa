// Unpacks the Chromium of the npm package @sparticuz/chromium into the cache folder.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

export type PackagedChromium = { executablePath: string; env: Record<string, string> }

/** Unpacks once per version; returns null on a platform without support. */
export async function unpackChromium(cache: string): Promise<PackagedChromium | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  // import.meta.resolve is missing in the set-up of the test runner
  const require = createRequire(import.meta.url)
  const home = join(dirname(require.resolve('@sparticuz/chromium')), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string }
  const folder = resolve(cache, `chromium-${version}`)
  if (!existsSync(folder)) await unpackInto(folder, join(home, 'bin'))
  const executablePath = join(folder, 'chromium')
  const fonts: Record<string, string> = existsSync('/etc/fonts/fonts.conf')
    ? {}
    : { FONTCONFIG_PATH: join(folder, 'fonts') }
  const libraries = { ...fonts, LD_LIBRARY_PATH: join(folder, 'al2023', 'lib') }
  const env = [fonts, libraries].find((variables) => runs(executablePath, variables))
  return env ? { executablePath, env } : null
}

/** The package unpacks only into the system's temporary folder. Renaming the complete folder makes the step atomic. */
async function unpackInto(folder: string, archives: string): Promise<void> {
  const partial = `${folder}.${process.pid}`
  mkdirSync(partial, { recursive: true })
  const script = `
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    await chromium.executablePath(process.argv[1])
    await inflate(process.argv[1] + '/al2023.tar.br')`
  const args = ['--input-type=module', '--eval', script, archives]
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, TMPDIR: partial },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Chromium could not be unpacked: ${stderr}`)
  try {
    renameSync(partial, folder)
  } catch (error) {
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}

function runs(program: string, variables: Record<string, string>): boolean {
  return spawnSync(program, ['--version'], { env: { ...process.env, ...variables } }).status === 0
}
