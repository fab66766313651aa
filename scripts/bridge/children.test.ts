import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const children = new URL('./children.mjs', import.meta.url).href

/** Runs two programs as children, and sends SIGTERM after the first line if `isStopped`. */
async function run(first: string, second: string, isStopped = false) {
  const code = `
    const { createChildren } = await import(${JSON.stringify(children)})
    const { start } = createChildren()
    start('One', process.execPath, ['--eval', ${JSON.stringify(first)}])
    start('The other', process.execPath, ['--eval', ${JSON.stringify(second)}])`
  const { npm_lifecycle_event: _, ...env } = process.env
  const parent = spawn(process.execPath, ['--input-type=module', '--eval', code], { env })
  let output = ''
  for (const stream of [parent.stdout, parent.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk
      if (isStopped && output.includes('ready')) parent.kill('SIGTERM')
    })
  const [exitCode] = await once(parent, 'close')
  return { exitCode, output }
}

const waits = `process.on('SIGTERM', () => { console.log('closed'); process.exit(0) }); console.log('ready'); setInterval(() => {}, 1000)`

test('if one child ends, the other is stopped, with one sentence and exit code 1', async () => {
  const { exitCode, output } = await run('setTimeout(() => process.exit(3), 1500)', waits)
  expect(exitCode).toBe(1)
  expect(output).toContain('One has stopped (exit code 3), so the other stops too.')
  expect(output).toContain('closed')
})

test('a signal stops both without a message, with exit code 0', async () => {
  const { exitCode, output } = await run(waits, 'setInterval(() => {}, 1000)', true)
  expect(exitCode).toBe(0)
  expect(output).not.toContain('has stopped')
})
