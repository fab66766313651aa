// Runs a program and passes on what it prints. Called by the other scripts.
import { spawn } from 'node:child_process'

/**
 * Runs a program to its end; throws one sentence when it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { what?: string }} [options] `what` names the program in that sentence
 */
export async function run(program, args, options = {}) {
  const code = await runForCode(program, args, options)
  if (code !== 0) throw new Error(`${options.what ?? [program, ...args].join(' ')} failed with exit code ${code}.`)
}

/** Runs a program to its end and answers its exit code. */
export function runForCode(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && program.endsWith('.cmd')
    const child = spawn(program, args, { stdio: 'inherit', shell, ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
