import type { ReactNode } from 'react'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/layout/text.tsx'

type StatusPageProps = {
  title: string
  text: string
  children: ReactNode
}

export function StatusPage({ title, text, children }: StatusPageProps) {
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
