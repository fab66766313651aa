/** Shows the remaining time of delivery promises: in each frame while the page is received, so that no frame has the static text, then every second. */
import { countdownAttr } from '#protocol/protocol.ts'
import { renderTimeLeft } from './delivery-clock.ts'

const renderClocks = () => document.querySelectorAll(`[${countdownAttr}]`).forEach(renderTimeLeft)

function renderWhileLoading(): void {
  renderClocks()
  if (document.readyState === 'loading') requestAnimationFrame(renderWhileLoading)
}

requestAnimationFrame(renderWhileLoading)
// queried each time: the app adds elements later
setInterval(renderClocks, 1000)
