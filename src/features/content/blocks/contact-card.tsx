import { Icon } from '#ui/icons/icon.tsx'
import styles from '#ui/styles/article.css?url'
import type { Contact } from '../blocks.ts'
import { linkProps } from '../text/link-buttons.tsx'

/** Search on a map by address: a link, so that nothing of the provider loads with the page. */
const mapHref = (addressLines: readonly string[]) =>
  `https://www.openstreetmap.org/search?${new URLSearchParams({ query: addressLines.join(', ') })}`

/** The ways to reach the company. */
export function ContactCard({ contact: { phone, email, addressLines, openingHours } }: { contact: Contact }) {
  return (
    <ul className="contact-card">
      {phone && (
        <li>
          <Icon name="phone" />
          <a className="display-4 figures" {...linkProps(phone)}>
            {phone.text}
          </a>
        </li>
      )}
      {email && (
        <li>
          <Icon name="envelope-simple" />
          <a {...linkProps(email)}>{email.text}</a>
        </li>
      )}
      {openingHours.length > 0 && (
        <li>
          <Icon name="clock" />
          <span>
            {openingHours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </span>
        </li>
      )}
      {addressLines.length > 0 && (
        <li>
          <Icon name="map-pin" />
          <address>
            <a href={mapHref(addressLines)} target="_blank" rel="noreferrer">
              {addressLines.join(', ')}
            </a>
          </address>
        </li>
      )}
      <link rel="stylesheet" href={styles} precedence="screen" />
    </ul>
  )
}
