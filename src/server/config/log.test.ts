// The log writes to the streams of its process, so each test starts one.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const source = JSON.stringify(new URL('log.ts', import.meta.url).href)

/** Arguments of Node for a program with `log` and `writes`, the number of writes to stdout. */
function toArguments(program: string): string[] {
  const setUp = `import { createLog } from ${source}
    const log = createLog('info')
    const write = process.stdout.write.bind(process.stdout)
    let writes = 0
    process.stdout.write = (...given) => (writes++, write(...given))
    ${program}`
  return ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', setUp]
}

function run(program: string) {
  const { stdout, stderr } = spawnSync(process.execPath, toArguments(program), { encoding: 'utf8' })
  const events = stdout.split('\n').flatMap((line) => (line ? JSON.parse(line).event : []))
  return { stdout, stderr, events }
}

test('the lines of one event-loop turn are one write', () => {
  const { events, stderr } = run(`
    log('info', 'first')
    log('debug', 'not logged')
    queueMicrotask(() => log('warn', 'second'))
    setTimeout(() => log('info', 'third'), 20)
    process.on('exit', () => console.error(writes))`)
  expect([events, stderr]).toEqual([['first', 'second', 'third'], '2\n'])
})

test('an error is written at once, after the lines before it', () => {
  const { events, stderr } = run(`
    log('info', 'before')
    log('error', 'failed')
    log('info', 'lost')
    process.kill(process.pid, 'SIGKILL')`)
  expect([events, JSON.parse(stderr)]).toEqual([
    ['before'],
    expect.objectContaining({ level: 'error', event: 'failed' }),
  ])
})

test('no line is lost when the process exits', () => {
  expect(run(`log('info', 'last'); process.exit()`).events).toEqual(['last'])
  expect(run(`log('info', 'last'); throw new Error('unexpected')`).events).toEqual(['last'])
})

test('a long text is truncated, also inside an object', () => {
  const { stdout } = run(`log('info', 'long', { text: 'a'.repeat(501), short: 'c', inner: { text: 'b'.repeat(501) } })`)
  const truncated = (letter: string) => `${letter.repeat(500)}…`
  expect(JSON.parse(stdout)).toMatchObject({ text: truncated('a'), short: 'c', inner: { text: truncated('b') } })
})

test('a line without details is an object too', () => {
  expect(JSON.parse(run(`log('info', 'started')`).stdout)).toEqual({
    ts: expect.any(String),
    level: 'info',
    event: 'started',
  })
})

test('the process outlives the program that reads its log', async () => {
  const program = `let lines = 0
    setInterval(() => (log('info', 'line'), ++lines === 20 && process.exit(7)), 1)`
  const child = spawn(process.execPath, toArguments(program), { stdio: ['ignore', 'pipe', 'inherit'] })
  child.stdout.destroy()
  expect(await once(child, 'exit')).toEqual([7, null])
})
