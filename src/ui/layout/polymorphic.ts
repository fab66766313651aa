// Types of components whose element is set by `as`: a Stack is a <div> by default, but can be a <section> or a <form>.
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

/** Props of a component that renders the element `as`, without its styling props. */
export type PropsAs<Element extends Tag, Own = unknown> = Own & { as?: Element } & Omit<
    ComponentProps<Element>,
    'className' | 'style' | keyof Own
  >

/** Widens `as` to ElementType, so that one component accepts the props of each element. */
export const toElement = (as: Tag): ElementType => as
