/** TanStack Start's options: none. Data goes through /api, so there are no server functions. */
import { createStart } from '@tanstack/react-start'

export const startInstance = createStart(() => ({}))
