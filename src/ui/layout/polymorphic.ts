// What components share that may be any element: a stack is a <div> unless it is told to be a <section> or a <form>.
import type { ComponentProps, ElementType } from 'react'

export type Tag =
  | 'article'
  | 'b'
  | 'div'
  | 'fieldset'
  | 'form'
  | 'h1'
  | 'h2'
  | 'h3'
  | 'h4'
  | 'legend'
  | 'li'
  | 'nav'
  | 'ol'
  | 'p'
  | 'section'
  | 'small'
  | 'span'
  | 'time'
  | 'ul'

/** The properties of a component that draws the element `as`, without those that its look is made of. */
export type PropsAs<Element extends Tag, Own = unknown> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    'className' | 'style' | keyof Own
  >

/** The element that is drawn: any of them, so that one component takes the properties of each. */
export const toElement = (as: Tag): ElementType => as
