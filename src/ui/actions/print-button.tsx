import type { ReactNode } from 'react'
import { appProps } from '#protocol/data-attributes.ts'
import { Button } from './button.tsx'

export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button look="simple" icon="printer" className="needs-js" onClick={() => print()} {...appProps}>
    {children}
  </Button>
)
