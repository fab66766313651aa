import type { ReactNode } from 'react'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { Desk } from './document.tsx'
import { formatTime } from './format.ts'

/** Labelled values; empty ones are left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className="desk-facts">
    {facts
      .filter(([, value]) => value)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

/** A value of a table; on phones, where the table is shown as cards, it says what it is. */
export const LabelledCell = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <span className="desk-label">{label} </span>
    {children}
  </>
)

type Entry = { at: string; staff: string; action: string; detail: string }

/** The entries of the audit log about what a page shows. */
export function Log({
  desk: { t, locale },
  entries,
  describe,
  empty,
}: {
  desk: Desk
  entries: readonly Entry[]
  describe: (entry: Entry) => string
  empty: string
}) {
  return (
    <Panel title={t('desk.log')} padded>
      {entries.length === 0 && <Text>{empty}</Text>}
      <ol className="desk-log">
        {entries.map((entry) => (
          <li key={`${entry.at} ${entry.action} ${entry.detail}`}>
            <time dateTime={entry.at}>{formatTime(locale, entry.at)}</time> {entry.staff}: {describe(entry)}
          </li>
        ))}
      </ol>
    </Panel>
  )
}

/** Links to the states of a list. */
export const States = ({
  label,
  states,
}: {
  label: string
  states: readonly { href: string; label: string; isCurrent: boolean }[]
}) => (
  <nav className="desk-states" aria-label={label}>
    {states.map(({ href, label, isCurrent }) => (
      <a key={href} href={href} aria-current={isCurrent ? 'page' : undefined}>
        {label}
      </a>
    ))}
  </nav>
)

export const PhoneLink = ({ phone }: { phone: string }) => <a href={`tel:${phone.replace(/\s/g, '')}`}>{phone}</a>
export const MailLink = ({ address }: { address: string }) => <a href={`mailto:${address}`}>{address}</a>
