// Finds a Chromium for the browser tests and the benchmark.
import { accessSync, constants } from 'node:fs'
import { chromium as playwright } from 'playwright-core'
import { unpackChromium } from './packaged-chromium.ts'

export type Chromium = {
  executablePath: string
  args: string[]
  /** Environment variables that this Chromium needs in addition to those of the process. */
  env: Record<string, string>
}

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
]

// Containers and CI machines often forbid the sandbox; the tests open only pages of the shop.
const args = ['--no-sandbox', '--font-render-hinting=none', '--disable-dev-shm-usage']

/**
 * CHROMIUM_PATH, else an installed browser, else the package from npm (Linux x64), else Playwright's download.
 * @throws Error if none of them can be run
 */
export async function findChromium(
  options: { path?: string; places?: string[]; cache?: string } = {},
): Promise<Chromium> {
  const path = options.path ?? process.env.CHROMIUM_PATH
  if (path) {
    if (isRunnable(path)) return { executablePath: path, args, env: {} }
    throw new Error(`CHROMIUM_PATH is "${path}", which is not a program.`)
  }
  const installed = (options.places ?? usualPlaces).find(isRunnable)
  if (installed) return { executablePath: installed, args, env: {} }
  const packaged = await unpackChromium(options.cache ?? '.cache')
  if (packaged) return { ...packaged, args }
  const downloaded = playwright.executablePath()
  if (isRunnable(downloaded)) return { executablePath: downloaded, args, env: {} }
  throw new Error(
    'The browser tests need a Chromium and none was found: install Chromium or Chrome, set CHROMIUM_PATH to its program, ' +
      'or run `npx playwright-core install chromium`.',
  )
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
