/**
 * Configures ArkType without generated code, which workerd forbids: its own detection fails there, since code may be generated
 * while a worker starts.
 * Must be imported before ArkType.
 */
import { configure } from 'arktype/config'

configure({ jitless: true })
