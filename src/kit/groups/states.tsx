import { Button } from '#ui/actions/button.tsx'
import { BelowFold } from '#ui/states/below-fold.tsx'
import { EmptyState } from '#ui/states/empty-state.tsx'
import { LoadingBar } from '#ui/states/loading-bar.tsx'
import { NOTICE_TONES, Notice } from '#ui/states/notice.tsx'
import { PreloadBackground } from '#ui/states/preload-background.tsx'
import { SKELETON_SHAPES, Skeleton } from '#ui/states/skeleton.tsx'
import { Spinner } from '#ui/states/spinner.tsx'
import { type Group, long, picture, Stage } from '../examples.tsx'

export const states: Group = {
  BelowFold: { 'in a document': <BelowFold>Content below the fold.</BelowFold> },
  EmptyState: {
    default: <EmptyState title="No orders yet" level={3} />,
    'text and action': (
      <EmptyState
        title="Your cart is empty"
        level={3}
        icon="shopping-cart-simple"
        text="Add products from the range or from a list."
        action={<Button href="#EmptyState">To the range</Button>}
      />
    ),
    picture: <EmptyState title="No list yet" level={3} picture={picture} text={long.text} />,
    long: <EmptyState title={long.name} level={3} text={long.text} />,
  },
  LoadingBar: Object.fromEntries(
    (['idle', 'run', 'done', 'error'] as const).map((state) => [
      state,
      <Stage key={state}>
        <LoadingBar state={state} label={`Loading bar, ${state}`} />
      </Stage>,
    ]),
  ),
  Notice: {
    ...Object.fromEntries(
      NOTICE_TONES.map((tone) => [
        tone,
        <Notice key={tone} tone={tone} title={`Tone: ${tone}`}>
          The delivery of Monday comes on Tuesday.
        </Notice>,
      ]),
    ),
    action: <Notice title="An order is not confirmed" action={<Button look="outline-sm">Check it</Button>} />,
    long: (
      <Notice tone="warn" title={long.name} action={<Button look="outline-sm">Mindestbestellwert anzeigen</Button>}>
        {long.text}
      </Notice>
    ),
  },
  PreloadBackground: { 'nothing visible': <PreloadBackground /> },
  Skeleton: Object.fromEntries(SKELETON_SHAPES.map((shape) => [shape, <Skeleton key={shape} shape={shape} />])),
  Spinner: { default: <Spinner /> },
}
