// Damaged files, a full disk and one that takes no writes: the shop names the file and serves nothing wrong.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startNodeShop } from '../../../tests/support/server.ts'
import { seeded } from '../../bench/seeded-random.ts'
import type { StressResult } from '../stress-result.ts'
import { judge, readShop, withCopy } from './damaged-shop.ts'
import { cacheDamages, type Damage, databaseDamages, walDamages } from './damages.ts'
import { checkFullDisk } from './full-disk.ts'
import { checkReadOnly } from './read-only-disk.ts'

const part = 'disk'
const databases = ['commerce.sqlite', 'content.sqlite', 'shop.sqlite']
const cache = 'kv.sqlite'

/** @param databaseKinds the first of each kind of damage */
export async function runDisk({ kinds, seed }: { kinds: number; seed: number }): Promise<StressResult[]> {
  const random = seeded(seed)
  const shop = await startNodeShop()
  await readShop(shop)
  const before = await readShop(shop)
  // as a power failure leaves it: with WAL files
  await shop.kill()
  try {
    const most = (damages: Record<string, Damage>) => Object.entries(damages).slice(0, kinds)
    const cases = [
      ...databases.flatMap((file) => most(databaseDamages).map((entry) => ({ file, entry, named: file }))),
      ...databases.flatMap((file) => most(walDamages).map((entry) => ({ file, entry, named: file }))),
      ...most({ ...databaseDamages, ...walDamages }).map((entry) => ({ file: cache, entry, named: null })),
      ...most(cacheDamages).map((entry) => ({ file: cache, entry, named: null })),
    ]
    const failures: string[] = []
    let [stopped, failing] = [0, 0]
    for (const { file, entry, named } of cases) {
      const [kind, damage] = entry
      const { wrong, isServing, errors } = await withCopy(shop.dataDir, (copy) => {
        damage(join(copy, file), random)
        return judge(copy, before, { file: named && join(copy, named) })
      })
      if (!isServing) stopped += 1
      else if (errors > 0) failing += 1
      failures.push(...wrong.map((failure) => `${file} with ${kind}: ${failure}`))
    }
    const readOnly = await checkReadOnly(shop.dataDir, before)
    const full = await checkFullDisk(shop.dataDir, before, random)
    for (const failure of [...failures, ...readOnly, ...full.failures]) console.error(failure)
    const none = (what: string, value: number): StressResult => ({ part, what, value, unit: '', limit: 0 })
    const others = cases.length - stopped - failing
    return [
      none(
        `wrong or unclear responses with ${cases.length} damages: ${stopped} stop the start, ${failing} cause errors, ${others} nothing`,
        failures.length,
      ),
      none('the same on a disk that takes no writes', readOnly.length),
      none(
        `the same on a disk that fills up: ${full.confirmed} orders confirmed, then ${full.refused} refused`,
        full.failures.length,
      ),
    ]
  } finally {
    rmSync(shop.dataDir, { recursive: true, force: true })
  }
}
