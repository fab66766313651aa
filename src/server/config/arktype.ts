/**
 * ArkType without generated code, which workerd forbids: its own detection fails there, since code may be generated while a worker starts.
 * Every file that begins to load ArkType imports this first.
 */
import { configure } from 'arktype/config'

configure({ jitless: true })
