// Preloaded into a shop by server.ts: moves its clock forward by the seconds in each message.
const real = Date.now
let aheadMs = 0
Date.now = () => real() + aheadMs

process.on('message', (seconds: number) => {
  aheadMs += seconds * 1000
  process.send?.('moved')
})
// the message channel does not keep the process running
process.channel?.unref()
