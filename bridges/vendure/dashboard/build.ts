// Builds Vendure's dashboard with the fields of the bridge into `.cache/dashboard`.
import { join } from 'node:path'
import { vendureDashboardPlugin } from '@vendure/dashboard/vite'
import { build } from 'vite'
import { createConfig } from '../src/engine/config.ts'

const cache = join(import.meta.dirname, '..', '.cache')
const dashboardDir = join(cache, 'dashboard')
const unused = join(cache, 'unused')

const vendureConfig = createConfig(
  { port: 1, dataDir: unused, dashboardDir, superadmin: { identifier: '', password: '' }, cookieSecret: '' },
  [],
)

/** Replaces the loader of Vendure, which compiles the configuration with its imports and then runs it: Node runs it as it is. */
const configLoader = {
  name: 'vendure:config-loader',
  api: { getVendureConfig: async () => ({ vendureConfig, exportedSymbolName: 'vendureConfig', pluginInfo: [] }) },
}

await build({
  configFile: false,
  base: '/dashboard/',
  logLevel: 'warn',
  cacheDir: join(cache, 'vite'),
  build: { outDir: dashboardDir, emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
  plugins: [
    configLoader,
    vendureDashboardPlugin({
      vendureConfigPath: unused,
      disablePlugins: { configLoader: true },
    }),
  ],
})
