import { useState, useSyncExternalStore } from 'react'

const never = () => () => undefined

/** Whether the document contains the server HTML of this component, as of its first render. */
export const useIsServerRendered = (): boolean =>
  useState(
    useSyncExternalStore(
      never,
      () => false,
      () => true,
    ),
  )[0]
