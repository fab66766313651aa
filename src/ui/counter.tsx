import { classNames } from './class-names.ts'
import { Picture, type PictureSource, SIZES } from './picture.tsx'

type CounterProps = {
  /** How the picture lies on the counter: scene.css. */
  scene: 'home' | 'doors' | 'errstage'
  /** Goods in a row, on a transparent ground. */
  picture?: { source: PictureSource; width: number; height: number } | null
  /** What the ticket of an error screen says. */
  ticket?: { title: string; text: string }
}

/** The stone counter before the wall, and what stands on it. Decoration: assistive technology skips it. */
export function Counter({ scene, picture, ticket }: CounterProps) {
  return (
    <div className="counter" aria-hidden="true">
      <div className={classNames('stage', scene)}>
        {picture && <Picture {...picture} alt="" sizes={SIZES.counter} priority="eager" />}
        {ticket && (
          <span className="tag">
            {ticket.title}
            <small>{ticket.text}</small>
          </span>
        )}
      </div>
      <div className="slab" />
    </div>
  )
}
