/** Inline script of every page, run before the first paint. Its text is constant, so that the content security policy can name its hash. */
import './apply-colour-mode.ts'
import './send-early-adds.ts'
import './start-delivery-clock.ts'
