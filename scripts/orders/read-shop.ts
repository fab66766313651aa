import { demoSeller } from '#backends/commerce/rules/invoice.ts'
import { toSeller } from '#server/config/config.ts'
import { parseSettings, pickVars } from '#server/config/settings.ts'

/** The shop as its settings describe it. */
export function readShop() {
  const settings = parseSettings(pickVars(process.env))
  return {
    shopName: settings.BRAND_NAME,
    operatorEmail: settings.OPERATOR_EMAIL,
    orderPhone: settings.ORDER_LINE,
    seller: toSeller(settings) ?? demoSeller,
  }
}
