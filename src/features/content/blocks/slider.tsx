import { type ReactNode, useRef } from 'react'
import { useT } from '#i18n/i18n-provider.tsx'
import { appProps } from '#protocol/data-attributes.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { classNames } from '#ui/layout/class-names.ts'

type SliderProps = {
  label: string
  /** One slide per view; slides contain nothing focusable, so the track takes the focus. */
  one?: boolean
  render: (slides: ReactNode, buttons: ReactNode) => ReactNode
  children: ReactNode
}

/** Slider with scroll snapping and no autoplay; the buttons scroll by one view. */
export function Slider({ label, one, render, children }: SliderProps) {
  const track = useRef<HTMLElement>(null)
  const t = useT()
  const turn = (direction: 1 | -1) =>
    track.current?.scrollBy({ left: direction * track.current.clientWidth, behavior: 'smooth' })
  const slides = (
    <section
      className={classNames('slider', one && 'single')}
      aria-label={label}
      tabIndex={one ? 0 : undefined}
      ref={track}
    >
      {children}
    </section>
  )
  const buttons = (
    <span className="slider-buttons needs-js">
      <IconButton outlined icon="arrow-left" label={t('content.previous')} {...appProps} onClick={() => turn(-1)} />
      <IconButton outlined icon="arrow-right" label={t('content.next')} {...appProps} onClick={() => turn(1)} />
    </span>
  )
  return render(slides, buttons)
}
