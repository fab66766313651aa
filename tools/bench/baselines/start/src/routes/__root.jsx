import { createRootRoute, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { Frame } from '../../../page/frame.jsx'
import sheet from '../../../page/shop.css?url'
import { getFrame } from '../shop.js'

export const Route = createRootRoute({
  loader: () => getFrame(),
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { title: 'The whole range' },
    ],
    links: [{ rel: 'stylesheet', href: sheet }],
  }),
  component: Document,
})

function Document() {
  return (
    <html lang="en">
      <head>
        <HeadContent />
      </head>
      <body>
        <Frame frame={Route.useLoaderData()}>
          <Outlet />
        </Frame>
        <Scripts />
      </body>
    </html>
  )
}
