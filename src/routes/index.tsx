import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  head: ({ match }) => ({ meta: [{ title: match.context.facts.brand }] }),
  component: () => <main>Proviant</main>,
})
