import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

export const runtimes = ['node', 'workerd'] as const
export type Runtime = (typeof runtimes)[number]

/** Export conditions that select the react-dom build of each runtime. */
const conditions = { node: ['node', 'import'], workerd: ['workerd', 'worker', 'import'] } satisfies Record<
  Runtime,
  string[]
>

/** Vite treats workerd as a browser; the router must run in server mode. */
const routerSide = '@tanstack/router-core/isServer'
const alias = { [routerSide]: fileURLToPath(import.meta.resolve(routerSide)) }

type Bundle = { name: string; entry: string; constants: Record<string, unknown> }
export type Baseline = Bundle & { name: 'static' | 'react' }

/** One production bundle without imports except Node's own, not minified, like `npm run build`. @returns its path */
export async function buildBaseline({ name, entry, constants }: Bundle, runtime: Runtime): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), `proviant-bench-${name}-${runtime}-`))
  const values = Object.entries(constants).map(([key, value]) => [key, JSON.stringify(value)])
  const output: Rolldown.OutputOptions = { entryFileNames: 'index.js', codeSplitting: false }
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { ...Object.fromEntries(values), 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: runtime === 'node' ? 'node' : 'webworker' },
    resolve: { conditions: conditions[runtime], alias },
    build: { ssr: entry, outDir, minify: false, emptyOutDir: true, rolldownOptions: { output } },
  })
  return join(outDir, 'index.js')
}
