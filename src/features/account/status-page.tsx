import type { ReactNode } from 'react'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'

type PlainPageProps = {
  title: string
  /** One true sentence. */
  text: string
  /** The ways on. */
  children: ReactNode
}

/** A page that says one thing and shows the way on. */
export function StatusPage({ title, text, children }: PlainPageProps) {
  return (
    <div className="form stack gap-large">
      <Stack gap="small">
        <Heading as="h1" look="display-3">
          {title}
        </Heading>
        <Text tone="soft" measure>
          {text}
        </Text>
      </Stack>
      <Cluster>{children}</Cluster>
    </div>
  )
}
