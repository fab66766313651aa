import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { AssetServerPlugin } from '@vendure/asset-server-plugin'
import {
  configureDefaultOrderProcess,
  DefaultJobQueuePlugin,
  DefaultSchedulerPlugin,
  defaultPromotionActions,
  defaultShippingCalculator,
  LanguageCode,
  OrderLevelTaxCalculationStrategy,
  type VendureConfig,
} from '@vendure/core'
import { DashboardPlugin } from '@vendure/dashboard/plugin'
import { resetMinutes } from '../../../../backends/commerce/rules/account/new-password.ts'
import { onAccount, smallOrderFee } from './checkout.ts'
import { customFields } from './custom-fields.ts'
import { createLogger } from './logger.ts'
import { SmallPreviewStrategy } from './previews.ts'
import { GroupPriceStrategy } from './prices.ts'
import { SqliteDriver } from './sqlite-driver.ts'

export type EngineSettings = {
  port: number
  /** Folder of database and pictures. */
  dataDir: string
  /** Folder of the built dashboard. */
  dashboardDir: string
  superadmin: { identifier: string; password: string }
  /** Signs the cookies of administrators. */
  cookieSecret: string
}

// Vendure would send statistics of this installation to its makers
process.env.VENDURE_DISABLE_TELEMETRY = 'true'

const day = 24 * 60 * 60 * 1000
/** No server listens on it. */
const noPort = 1

/** Vendure's Shop API would take orders of guests and of companies without approval. */
const closedShopApi = {
  route: '/shop-api',
  handler: (_: IncomingMessage, response: ServerResponse) => response.writeHead(404).end(),
  beforeListen: true,
}

/** @param middleware serves the contract beside Vendure's own APIs */
export function createConfig(
  { port, dataDir, dashboardDir, superadmin, cookieSecret }: EngineSettings,
  middleware: NonNullable<VendureConfig['apiOptions']['middleware']>,
): VendureConfig {
  return {
    apiOptions: {
      port,
      hostname: 'localhost',
      adminApiPath: 'admin-api',
      shopApiPath: 'shop-api',
      cors: false,
      csrfPrevention: true,
      middleware: [...middleware, closedShopApi],
    },
    authOptions: {
      tokenMethod: ['bearer', 'cookie'],
      superadminCredentials: superadmin,
      cookieOptions: { secret: cookieSecret },
      sessionDuration: 30 * day,
      requireVerification: false,
      verificationTokenDuration: resetMinutes * 60_000,
    },
    dbConnectionOptions: {
      type: 'better-sqlite3',
      driver: SqliteDriver,
      database: join(dataDir, 'vendure.sqlite'),
      synchronize: true,
      enableWAL: true,
      logging: ['error'],
    },
    defaultLanguageCode: LanguageCode.en,
    logger: createLogger(),
    customFields,
    orderOptions: {
      orderItemPriceCalculationStrategy: new GroupPriceStrategy(),
      orderItemsLimit: 10_000_000,
      // placeOrder checks the stock: articles that are not kept in stock have none
      process: [configureDefaultOrderProcess({ arrangingPaymentRequiresStock: false })],
    },
    paymentOptions: { paymentMethodHandlers: [onAccount] },
    shippingOptions: { shippingCalculators: [smallOrderFee, defaultShippingCalculator] },
    // tax of the sum per rate, rounded once, as the contract says
    taxOptions: { orderTaxCalculationStrategy: new OrderLevelTaxCalculationStrategy() },
    promotionOptions: { promotionActions: defaultPromotionActions },
    plugins: [
      AssetServerPlugin.init({
        route: 'assets',
        assetUploadDir: join(dataDir, 'assets'),
        previewStrategy: new SmallPreviewStrategy(),
      }),
      DefaultJobQueuePlugin.init({ pollInterval: (queue) => (queue === 'apply-collection-filters' ? 20 : 500) }),
      DefaultSchedulerPlugin.init(),
      // by default the plugin prefers whatever listens on the port of Vite's development server
      DashboardPlugin.init({ route: 'dashboard', appDir: dashboardDir, viteDevServerPort: noPort }),
    ],
  }
}
