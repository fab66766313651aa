import { beforeEach } from 'vitest'
import { hasRedis } from './redis-server.ts'

/** Skips every test of the file if no server is installed; the summary names the file. */
export const skipWithoutRedis = () =>
  beforeEach((context) => context.skip(!hasRedis, 'without redis-server or valkey-server'))
