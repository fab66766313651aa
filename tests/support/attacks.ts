// What a CMS that was broken into, or a visitor, could write. Called by tests of everything that is shown.
import { readFileSync } from 'node:fs'

/** Of two public lists: the script injections and what follows them of the Big List of Naughty Strings, and a sample of payloadbox/xss-payload-list (both MIT). */
export const attacks: readonly string[] = JSON.parse(readFileSync('tests/support/attack-strings.json', 'utf8'))
