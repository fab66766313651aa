// The services of a running Vendure that the resolvers use.
import type { INestApplication } from '@nestjs/common'
import {
  ActiveOrderService,
  AuthService,
  ChannelService,
  CustomerService,
  EventBus,
  OrderService,
  SessionService,
  TransactionalConnection,
  UserService,
} from '@vendure/core'

export type Engine = ReturnType<typeof toEngine>

export const toEngine = (app: INestApplication) => ({
  activeOrders: app.get(ActiveOrderService),
  auth: app.get(AuthService),
  channels: app.get(ChannelService),
  customers: app.get(CustomerService),
  events: app.get(EventBus),
  orders: app.get(OrderService),
  sessions: app.get(SessionService),
  connection: app.get(TransactionalConnection),
  users: app.get(UserService),
})
