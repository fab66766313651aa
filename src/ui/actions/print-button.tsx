import type { ReactNode } from 'react'
import { appProps } from '#protocol/data-attributes.ts'
import { Button, type ButtonVariant } from './button.tsx'

type PrintButtonProps = { look?: ButtonVariant; children: ReactNode }

export const PrintButton = ({ look = 'simple', children }: PrintButtonProps) => (
  <Button look={look} icon="printer" className="needs-js" onClick={() => print()} {...appProps}>
    {children}
  </Button>
)
