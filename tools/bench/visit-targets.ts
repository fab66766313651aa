// Goals of a guest's first visit.
import type { FirstVisits } from './first-visit.ts'
import { ratio } from './statistics.ts'
import type { Goal } from './targets.ts'

/** On Slow 4G with a CPU slowed down four times. */
export function visitGoals({ hitMs, missMs, bareMs, pressMs, barePressMs, blockedMs }: FirstVisits): Goal[] {
  const press = { unit: 'ms', runtime: 'browser' } as const
  const blocked = { gate: '<= 150', goal: '<= 150' }
  const paint = { unit: '', gate: '<= 1.0', goal: '<= 0.85', runtime: 'browser' } as const
  return [
    {
      id: 'P22',
      what: 'press 300 ms after the first paint of a cold guest until its outcome is shown',
      value: pressMs,
      ...press,
      gate: '<= 600',
      goal: '<= 563',
    },
    {
      id: 'P22 bare',
      what: 'the same against a page that has only the form and a script of a few lines',
      value: ratio(pressMs, barePressMs),
      ...paint,
      gate: '<= 1.15',
      goal: '<= 1.05',
    },
    { id: 'P26', what: 'main thread blocked from that press until hydrated', value: blockedMs, ...press, ...blocked },
    {
      id: 'P23',
      what: 'first paint of a cached page against bare React bytes without script',
      value: ratio(hitMs, bareMs),
      ...paint,
    },
    { id: 'P23 miss', what: 'the same of a page that is not cached', value: ratio(missMs, bareMs), ...paint },
  ]
}
