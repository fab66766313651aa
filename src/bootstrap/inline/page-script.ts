/** What every page runs before its first paint. The same text on every page, so that the content security policy can name its hash. */
import './apply-colour-mode.ts'
import './send-early-adds.ts'
