import Link from 'next/link'
import data from '../../page/data.json'
import { Listing } from '../../page/listing.jsx'

/** ISR: cached for an hour, then revalidated in the background. */
export const revalidate = 3600

export default function Page() {
  return <Listing listing={data.listing} Link={Link} />
}
