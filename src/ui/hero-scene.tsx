import { Picture, type PictureSource, SIZES } from './images/picture.tsx'

type HeroSceneProps = {
  scene: 'home' | 'doors' | 'error'
  picture?: { source: PictureSource; width: number; height: number } | null
  ticket?: { title: string; text: string }
}

/** Decorative picture of products on a counter, hidden from assistive technology. */
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
