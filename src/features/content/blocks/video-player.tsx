import { useState } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import styles from '#ui/styles/parts/video.css?url'
import type { Video } from '../pictures/images.ts'

/** Video with a poster. The player of another site loads only after a click; without a player the button is a link. */
export function VideoPlayer({ video }: { video: Video }) {
  const [playing, setPlaying] = useState(false)
  const t = useT()
  const { title, href, provider, player, poster } = video
  if (playing && player)
    return (
      <div className="video">
        <iframe
          src={player}
          title={title}
          allow="autoplay; fullscreen; picture-in-picture"
          ref={(frame) => frame?.focus()}
        />
      </div>
    )
  const name = title && <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <figure className="stack gap-small">
      <link rel="stylesheet" href={styles} precedence="content" />
      <div className="video">
        {poster && <Picture {...poster} alt={poster.alt || title} sizes={SIZES.column} />}
        {player && (
          <Button look="default-white" icon="play" className="needs-js" {...appProps} onClick={() => setPlaying(true)}>
            {t('content.video.play')}
            {name}
          </Button>
        )}
        <Button
          href={href}
          target="_blank"
          rel="noopener"
          look="default-white"
          icon="play"
          className={player ? 'no-js' : undefined}
        >
          {provider ? t('content.video.watch', { provider }) : t('content.video.play')}
          {name}
        </Button>
      </div>
      {player && provider && <figcaption className="small muted">{t('content.video.loads', { provider })}</figcaption>}
    </figure>
  )
}
