// The services of a running Vendure that the resolvers use.
import type { INestApplication } from '@nestjs/common'
import {
  AuthService,
  ChannelService,
  ConfigService,
  CustomerService,
  EventBus,
  OrderModifier,
  OrderService,
  ProductVariantService,
  SessionService,
  ShippingMethodService,
  TransactionalConnection,
  UserService,
} from '@vendure/core'

export type Engine = ReturnType<typeof toEngine>

export const toEngine = (app: INestApplication) => ({
  auth: app.get(AuthService),
  channels: app.get(ChannelService),
  config: app.get(ConfigService),
  connection: app.get(TransactionalConnection),
  customers: app.get(CustomerService),
  events: app.get(EventBus),
  orderModifier: app.get(OrderModifier),
  orders: app.get(OrderService),
  sessions: app.get(SessionService),
  shippingMethods: app.get(ShippingMethodService),
  users: app.get(UserService),
  variants: app.get(ProductVariantService),
})
