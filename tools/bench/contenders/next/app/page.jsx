import Link from 'next/link'
import data from '../../page/data.json'
import { Listing } from '../../page/listing.jsx'

/** Kept for an hour, then drawn anew behind the visitor. */
export const revalidate = 3600

export default function Page() {
  return <Listing listing={data.listing} Link={Link} />
}
