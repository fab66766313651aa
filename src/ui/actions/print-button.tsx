import type { ReactNode } from 'react'
import { needsApp } from '#protocol/marks.ts'
import { Button } from './button.tsx'

export const PrintButton = ({ children }: { children: ReactNode }) => (
  <Button look="simple" icon="printer" className="needs-js" onClick={() => print()} {...needsApp}>
    {children}
  </Button>
)
