// Wrong passwords from 160 networks, for one account and then for many; a customer logs in meanwhile on a device that is known.
import { setTimeout as sleep } from 'node:timers/promises'
import { hashPassword } from '../../backends/commerce/rules/account/password.ts'
import { demoPassword, nadia, visitorOf } from '../../tests/support/visit.ts'
import type { Runtime } from '../bench/build.ts'
import { median } from '../bench/statistics.ts'
import { readStatus, sendAtRate, toStatusList } from './paced-requests.ts'
import { startPinnedShop } from './pinned-shop.ts'
import type { StressResult } from './stress-result.ts'

const networks = 160
const perSecond = 20

const attacks = [
  { attack: 'one account', emailOf: () => nadia },
  { attack: 'many accounts', emailOf: (index: number) => `person-${index}@many.example` },
] as const

type Size = { runtime: Runtime; logins: number }

export async function runLogin({ runtime, logins }: Size): Promise<StressResult[]> {
  const shop = await startPinnedShop(runtime)
  try {
    // the demo data of tests has passwords that cost nothing
    await shop.sql('COMMERCE_DB', 'UPDATE customers SET password_hash = ?', await hashPassword(demoPassword))
    const owner = visitorOf(shop, '198.51.100.1')
    const logIn = () => owner.post('/api/en/account/login', { email: nadia, password: demoPassword })
    const first = await logIn()
    if (!first.ok) throw new Error(`login failed: ${first.status} ${await first.text()}`)
    const results: StressResult[] = []
    for (const { attack, emailOf } of attacks) {
      const stop = sendAtRate(perSecond, (index) =>
        visitorOf(shop, `10.${index % networks}.0.1`).post('/api/en/account/login', {
          email: emailOf(index),
          password: `wrong-${index}`,
        }),
      )
      await sleep(2_000)
      const times: number[] = []
      const failures: number[] = []
      for (let login = 0; login < logins; login++) {
        owner.cookies.delete('pv_s')
        const started = performance.now()
        const status = await readStatus(logIn())
        times.push(performance.now() - started)
        if (status !== 200) failures.push(status)
        await sleep(500)
      }
      const answers = toStatusList(await stop())
      const part = `login, ${runtime}`
      const what = `rejected of ${logins} logins on a known device, attack on ${attack} from ${networks} networks`
      results.push({ part, what, value: failures.length, unit: '', limit: 0 })
      results.push({
        part,
        what: `such a login, median; answers to the attack: ${answers}`,
        value: median(times),
        unit: 'ms',
        limit: null,
      })
    }
    return results
  } finally {
    await shop.stop()
  }
}
