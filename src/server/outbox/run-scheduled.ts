import { deleteExpired } from './delete-expired.ts'
import { deliverOutboxes } from './deliver.ts'
import { runDueWork } from './run-due-work.ts'

type Parts = Parameters<typeof runDueWork>[0] &
  Parameters<typeof deliverOutboxes>[0] &
  Parameters<typeof deleteExpired>[0]

/** Minute of the hour of hourly tasks: not the full hour, when many other tasks start. */
const hourlyMinute = 17

/** Called every minute. @param scheduledTime in milliseconds since 1970 */
export async function runScheduled(parts: Parts, scheduledTime: number): Promise<void> {
  const isHourly = new Date(scheduledTime).getUTCMinutes() === hourlyMinute
  await Promise.all([
    // the mails that it writes are delivered in the same minute
    runDueWork(parts).then(() => deliverOutboxes(parts)),
    isHourly && deleteExpired(parts),
  ])
}
