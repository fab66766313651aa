// Loaded into a shop that server.ts starts: its clock goes forward by the seconds it is told.
const real = Date.now
let aheadMs = 0
Date.now = () => real() + aheadMs

process.on('message', (seconds: number) => {
  aheadMs += seconds * 1000
  process.send?.('moved')
})
// what may be told does not keep the process alive
process.channel?.unref()
