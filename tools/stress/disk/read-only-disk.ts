import { chmodSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { withoutPrivileges } from '../../../tests/support/disk.ts'
import { judge, type Served, withCopy } from './damaged-shop.ts'

const databaseFile = /\.sqlite(-wal|-shm)?$/

/** @returns what is wrong */
export async function checkReadOnly(dataDir: string, before: Served): Promise<string[]> {
  return withCopy(dataDir, async (copy) => {
    for (const name of readdirSync(copy)) {
      if (name.endsWith('-shm') || name === 'shop.lock') rmSync(join(copy, name))
      else if (databaseFile.test(name)) chmodSync(join(copy, name), 0o444)
    }
    chmodSync(copy, 0o555)
    try {
      return (await judge(copy, before, { file: copy, through: withoutPrivileges })).wrong
    } finally {
      chmodSync(copy, 0o755)
    }
  })
}
