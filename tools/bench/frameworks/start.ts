// Builds and serves the TanStack Start baseline with the shop's packages.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { createBuilder } from 'vite'
import { type Server, startProgram } from '../servers.ts'

/** @param folder contains `start`, `page` and `public` */
export async function serveStart(folder: string): Promise<Server> {
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'error',
    root: join(folder, 'start'),
    publicDir: join(folder, 'public'),
    plugins: [tanstackStart(), react()],
  })
  await builder.buildApp()
  const built = join(folder, 'start', 'dist')
  for (const file of globSync(join(built, 'client', '**', '*.{js,css,svg}')))
    writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)))
  return startProgram(new URL('../baselines/serve-start.ts', import.meta.url), built)
}
