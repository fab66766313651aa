// `npm run mutations -- csrf session`: tries all mutants of the areas or files that contain one of the words.
import { isOverLimit, toResultTable } from '../stress-result.ts'
import { runMutations } from './mutations.ts'

const words = process.argv.slice(2)
const results = await runMutations({ perArea: null, seed: 1, words: words.length > 0 ? words : null })
console.log(`\n${toResultTable(results)}`)
process.exitCode = results.some(isOverLimit) ? 1 : 0
