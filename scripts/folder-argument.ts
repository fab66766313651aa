import { exitOnError } from './settings.ts'

/** The only argument of a command, a folder. `--help` prints the usage and ends the process; wrong arguments do so with exit code 1. */
export const readFolderArgument = (usage: string, words: readonly string[]): Promise<string> =>
  exitOnError(() => {
    const [folder] = words
    if (folder === '--help' || folder === '-h') {
      console.log(usage)
      process.exit(0)
    }
    if (!folder || folder.startsWith('-') || words.length > 1) throw new Error(usage)
    return folder
  })
