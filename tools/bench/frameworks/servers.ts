// Builds the framework baselines in `.cache/baselines` and starts them; one that fails to build is left out.
import { cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Server } from '../servers.ts'
import { serveAstro } from './astro.ts'
import { writeFixture } from './fixture.ts'
import { serveNext } from './next.ts'
import { serveStart } from './start.ts'

export const frameworkNames = ['TanStack Start', 'Next.js', 'Astro'] as const
export type Framework = (typeof frameworkNames)[number]

const serve: Record<Framework, (folder: string) => Promise<Server>> = {
  'TanStack Start': serveStart,
  'Next.js': serveNext,
  Astro: serveAstro,
}

/** @param shop source of the page's products */
export async function startFrameworks(shop: Server, say: (line: string) => void) {
  const folder = resolve('.cache/baselines')
  copySources(folder)
  await writeFixture(shop.origin, folder)
  const servers: [Framework, Server][] = []
  for (const name of frameworkNames) {
    say(`Building the listing in ${name}`)
    try {
      servers.push([name, await serve[name](folder)])
    } catch (error) {
      say(`  ${name} is left out: ${error instanceof Error ? error.message : error}`)
    }
  }
  const stop = () => Promise.all(servers.map(([, server]) => server.stop()))
  return { servers, stop }
}

/** Copies the sources again and keeps installed packages. */
function copySources(folder: string) {
  for (const part of ['page', 'public', 'start', 'next', 'astro']) {
    const [source, target] = [new URL(`../baselines/${part}`, import.meta.url), join(folder, part)]
    mkdirSync(target, { recursive: true })
    for (const old of readdirSync(target)) if (old !== 'node_modules') rmSync(join(target, old), { recursive: true })
    if (part !== 'public') cpSync(source, target, { recursive: true })
  }
}
