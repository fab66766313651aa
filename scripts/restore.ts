// `npm run restore -- folder`: replaces the data of a stopped shop on Node by those of a backup.
import { mkdirSync } from 'node:fs'
import { restoreBackup } from './backup/restore-backup.ts'
import { lockDataDir } from './data-lock.ts'
import { readFolderArgument } from './folder-argument.ts'
import { exitOnError } from './settings.ts'

const usage = `Usage: npm run restore -- <folder of a backup>
Replaces the data in DATA_DIR. Stop the shop first; the replaced files are kept in a sub-folder.`
const folder = await readFolderArgument(usage, process.argv.slice(2))

await exitOnError(async () => {
  const dataDir = process.env.DATA_DIR || '.data'
  mkdirSync(dataDir, { recursive: true })
  lockDataDir(dataDir)
  const { createdAt, files, hasSecrets, replaced } = await restoreBackup(folder, dataDir)
  console.log(`${files} files of ${createdAt} are in ${dataDir}.`)
  if (replaced) console.log(`The replaced files are in ${replaced}: remove them once the shop is as it should be.`)
  if (!hasSecrets) console.log('Start the shop with the same SESSION_KEYS and PURGE_TOKENS as before.')
})
