import { dirname } from 'node:path'

// its sources are beside this folder
export default { turbopack: { root: dirname(import.meta.dirname) } }
