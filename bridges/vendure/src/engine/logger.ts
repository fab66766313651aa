import { DefaultLogger, LogLevel } from '@vendure/core'

/** Each page of the dashboard asks for the state of Vendure's search index, which the bridge does not use. */
const isExpected = (message: string) => message.includes('error.no-search-plugin-configured')

class BridgeLogger extends DefaultLogger {
  override error(message: string, context?: string, trace?: string) {
    if (!isExpected(message)) super.error(message, context, trace)
  }
}

export const createLogger = () => new BridgeLogger({ level: LogLevel.Warn, timestamp: false })
