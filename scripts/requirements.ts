// `npm run requirements`: prints each requirement with its tests; `-- F044 checkout` prints only those that contain one of the words.
import { readRequirements } from '#tests/support/requirements.ts'

const words = process.argv.slice(2).map((word) => word.toLowerCase())

const blocks = readRequirements()
  .map(({ id, sentence, reason, tests }) =>
    [`${id} ${sentence}`, ...(reason === null ? tests : [`no test: ${reason}`])].join('\n  '),
  )
  .filter((block) => words.length === 0 || words.some((word) => block.toLowerCase().includes(word)))

console.log(blocks.join('\n'))
