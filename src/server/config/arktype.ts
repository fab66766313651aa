/** Configures ArkType without generated code, which workerd forbids but ArkType does not detect. Import it before ArkType. */
import { configure } from 'arktype/config'

configure({ jitless: true })
