// Starts a bridge in a process of its own, which a test kills: node run-bridge.ts <port> <data folder>
import { startBridge } from '../../src/server.ts'
import { bridgeSettings } from './bridge.ts'

const [port, dataDir = ''] = process.argv.slice(2)
await startBridge(bridgeSettings(Number(port), dataDir))
process.send?.('started')
