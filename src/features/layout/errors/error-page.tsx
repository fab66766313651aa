import type { ReactNode } from 'react'
import { scenePictures } from '#features/content/pictures/scene-pictures.ts'
import { useShop } from '#features/shop/use-shop.ts'
import { HeroScene } from '#ui/hero-scene.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import lateStylesheet from '#ui/styles/deferred.css?url'

type ErrorPageProps = {
  status?: number
  title: string
  message: string | null
  ticket: string
  picture?: 'missing' | 'broken'
  children: ReactNode
}

export function ErrorPage({ status, title, message, ticket, picture, children }: ErrorPageProps) {
  const { styles } = useShop().facts
  return (
    <div className="error-page wall-background on-dark">
      {/* inlined styles contain only those of the first page; the error styles are in the late stylesheet */}
      {styles === 'inline' && <link rel="stylesheet" href={lateStylesheet} precedence="late" />}
      <Wrap>
        {status && <VisuallyHidden as="p">{status}</VisuallyHidden>}
        <Heading as="h1" look="display-2">
          {title}
        </Heading>
        {message && <Text size="lead">{message}</Text>}
        <Cluster>{children}</Cluster>
      </Wrap>
      <HeroScene
        scene="error"
        picture={picture && scenePictures[picture]}
        ticket={{ title: String(status ?? '…'), text: ticket }}
      />
    </div>
  )
}
