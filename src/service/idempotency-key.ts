/** Field of write requests: the backend executes repeats with the same key once. */
export const idempotencyKeyField = { 'idempotencyKey?': '/^[\\w-]{8,64}$/' } as const
