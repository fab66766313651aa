import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/cart')({
  server: { handlers: { POST: () => Response.json({ lines: 1 }) } },
})
