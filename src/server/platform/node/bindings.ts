import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Backend } from '../../clients/graphql.ts'
import type { ImageService } from '../../images/image-service.ts'
import type { CreateSmtp } from '../../mail/outgoing-mail.ts'
import type { Kv, Sql } from '../../storage/storage.ts'
import { backendFetch } from './backend-fetch.ts'
import { createDiskProbe } from './disk-probe.ts'
import { createNodeImages } from './image-service.ts'
import { createSmtp } from './smtp.ts'
import { openSqliteD1 } from './sqlite-d1.ts'
import { openSqliteKv } from './sqlite-kv.ts'

export const dataFiles = {
  KV: 'kv.sqlite',
  SHOP_DB: 'shop.sqlite',
  COMMERCE_DB: 'commerce.sqlite',
  CONTENT_DB: 'content.sqlite',
} as const

export type NodeBindings = {
  KV: Kv
  SHOP_DB: Sql
  COMMERCE_DB: Sql
  CONTENT_DB: Sql
  IMAGE_SERVICE: ImageService
  SMTP: CreateSmtp
  BACKEND_FETCH: Backend['fetch']
  DISK_PROBE: () => Promise<void>
}

/** Opens the databases and the key-value store of a data folder, which is created if missing. `close` closes the files. */
export function openNodeBindings<Vars extends Record<string, string | undefined>>(options: {
  dataDir: string
  vars: Vars
}): Vars & NodeBindings & { close(): void } {
  mkdirSync(options.dataDir, { recursive: true })
  const open = <Opened>(name: keyof typeof dataFiles, opener: (file: string) => Opened): Opened => {
    const file = join(options.dataDir, dataFiles[name])
    try {
      return opener(file)
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause)
      throw message.startsWith(file) ? cause : new Error(`${file} cannot be opened: ${message}`, { cause })
    }
  }
  const opened = {
    KV: open('KV', openSqliteKv),
    SHOP_DB: open('SHOP_DB', openSqliteD1),
    COMMERCE_DB: open('COMMERCE_DB', openSqliteD1),
    CONTENT_DB: open('CONTENT_DB', openSqliteD1),
  }
  const close = () => {
    for (const binding of Object.values(opened)) binding.close()
  }
  const IMAGE_SERVICE = createNodeImages({
    folder: join(options.dataDir, 'images'),
    roots: [options.dataDir, 'dist/client'],
  })
  const DISK_PROBE = createDiskProbe(options.dataDir)
  return {
    ...options.vars,
    ...opened,
    IMAGE_SERVICE,
    SMTP: createSmtp,
    BACKEND_FETCH: backendFetch,
    DISK_PROBE,
    close,
  }
}
