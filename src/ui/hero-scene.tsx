import { Picture, type PictureSource, SIZES } from './product/picture.tsx'

type HeroSceneProps = {
  /** How the picture lies on the counter: scene.css. */
  scene: 'home' | 'doors' | 'error'
  /** Goods in a row, on a transparent ground. */
  picture?: { source: PictureSource; width: number; height: number } | null
  /** What the ticket of an error screen says. */
  ticket?: { title: string; text: string }
}

/** The stone counter before the wall, and what stands on it. Decoration: assistive technology skips it. */
export function HeroScene({ scene, picture, ticket }: HeroSceneProps) {
  return (
    <div className="hero-scene" aria-hidden="true">
      <div className={`stage scene-${scene}`}>
        {picture && <Picture {...picture} alt="" sizes={SIZES.scene} priority="eager" />}
        {ticket && (
          <span className="scene-ticket">
            {ticket.title}
            <small>{ticket.text}</small>
          </span>
        )}
      </div>
      <div className="slab" />
    </div>
  )
}
