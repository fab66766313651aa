// Injection strings for tests of everything that the shop renders.
import { readFileSync } from 'node:fs'

/** From two public lists (both MIT): the injection strings of the Big List of Naughty Strings, and a sample of payloadbox/xss-payload-list. */
export const attacks: readonly string[] = JSON.parse(readFileSync('tests/support/attack-strings.json', 'utf8'))
