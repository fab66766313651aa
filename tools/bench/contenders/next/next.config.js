import { dirname } from 'node:path'

// what it is built from lies beside this folder
export default { turbopack: { root: dirname(import.meta.dirname) } }
