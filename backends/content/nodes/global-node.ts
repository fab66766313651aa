import type { StoredGlobal } from '../rules/stored.ts'

export type GlobalNode = {
  __typename: string
  id: string
  name: string
  handle: string
  siteId: number
  language: string
} & {
  content: StoredGlobal
}
