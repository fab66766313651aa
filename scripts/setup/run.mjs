import { spawn } from 'node:child_process'

/**
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions & { what?: string }} [options] `what` names the program in the error
 * @throws Error if the exit code is not 0
 */
export async function run(program, args, options = {}) {
  const code = await runForCode(program, args, options)
  if (code !== 0) throw new Error(`${options.what ?? [program, ...args].join(' ')} failed with exit code ${code}.`)
}

/** @returns the exit code; 1 if a signal ended the program */
export function runForCode(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && program.endsWith('.cmd')
    const child = spawn(program, args, { stdio: 'inherit', shell, ...options })
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0)))
  })
}
