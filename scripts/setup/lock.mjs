// Lock file that serializes set-ups, for example if `npm start` and `npm test` start together.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const retryMs = 200

/** Runs `work` while no other process holds the lock file; the lock of a dead process is ignored. */
export async function withLock(file, work) {
  mkdirSync(path.dirname(file), { recursive: true })
  for (let hasPrinted = false; !take(file); hasPrinted = true) {
    if (!hasPrinted) console.log('Waiting for another set-up to finish...')
    await sleep(retryMs)
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    if (!isHeld(file)) rmSync(file, { force: true })
    return false
  }
}

function isHeld(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    // A file without a process id is just being written.
    if (holder > 0) process.kill(holder, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
