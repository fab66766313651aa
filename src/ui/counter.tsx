import { classNames } from './class-names.ts'
import { Picture, type PictureSource, SIZES } from './picture.tsx'

/** Compositions of scene.css and how many pictures each has a place for, in order from the first. */
export const COUNTER_SCENES = { home: 15, doors: 6, errstage: 4 } as const
export type CounterScene = keyof typeof COUNTER_SCENES

type CounterProps = {
  scene: CounterScene
  /** As many as the scene has places for; home and doors place their price tags after the last one. */
  goods: readonly { key: string; source: PictureSource }[]
  tags?: readonly { title: string; text?: string; amber?: boolean }[]
  /** The ticket of the error screen: the status. */
  bigTag?: { title: string; text: string }
}

/** Goods on the stone counter before the wall. Decoration: assistive technology skips it. */
export function Counter({ scene, goods, tags, bigTag }: CounterProps) {
  return (
    <div className="counter" aria-hidden="true">
      <div className={classNames('stage', scene)}>
        {goods.slice(0, COUNTER_SCENES[scene]).map((good) => (
          <Picture key={good.key} source={good.source} alt="" sizes={SIZES.counter} priority="eager" />
        ))}
        {tags?.map((tag) => (
          <span key={tag.title} className={classNames('tag', tag.amber && 'am')}>
            {tag.title}
            {tag.text && <small>{tag.text}</small>}
          </span>
        ))}
        {bigTag && (
          <span className="tag big">
            {bigTag.title}
            <small>{bigTag.text}</small>
          </span>
        )}
      </div>
      <div className="slab" />
    </div>
  )
}
