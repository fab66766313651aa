import { createFileRoute } from '@tanstack/react-router'
import { Listing } from '../../../page/listing.jsx'
import { Link } from '../link.jsx'
import { getListing } from '../shop.js'

export const Route = createFileRoute('/')({
  loader: () => getListing(),
  component: () => <Listing listing={Route.useLoaderData()} Link={Link} />,
})
