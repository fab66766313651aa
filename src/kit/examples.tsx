/** Types and parts that examples share. */
import type { ReactNode } from 'react'

/** By name of the component, then by state. */
export type Group = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>

/** Forces the state on the controls inside; render-kit.tsx makes the stylesheet apply it. */
export const Forced = ({ state, children }: { state: 'hover' | 'focus-visible'; children: ReactNode }) => (
  <div data-force={state}>{children}</div>
)

/** For components of dark backgrounds. */
export const OnDark = ({ children }: { children: ReactNode }) => (
  <div className="on-dark" data-kit="dark">
    {children}
  </div>
)

/** The place of an add button. */
export const Ordering = ({ children }: { children: ReactNode }) => <div className="ordering">{children}</div>

/** A window of its own for what covers the page. */
export const Stage = ({ children }: { children: ReactNode }) => <div data-kit="stage">{children}</div>

export const long = {
  name: 'Bio-Vollkorn-Sauerteigbrot mit Sonnenblumenkernen, tiefgekühlt, gebacken und geschnitten',
  word: 'Lebensmittelunverträglichkeitsbescheinigung',
  text: 'Die Mindestbestellmenge für Tiefkühlerzeugnisse wurde unterschritten, deshalb berechnen wir Versandkosten für Lieferungen mit Kühlung.',
}

export const picture = { path: '/commerce/media/products/104882.webp', width: 1024 }
export const doNothing = () => undefined
