import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useShop } from '#features/shop/use-shop.ts'
import { Notice } from '#ui/states/notice.tsx'

/** Flash message of a native form POST, at the top of the page to which it redirects, or the problem of a form that the page does not contain; disappears with that page. */
export function ServedFlashMessage() {
  const { facts } = useShop()
  const here = useRouterState({ select: ({ location }) => location.href })
  const [first] = useState(here)
  const [notice] = useState(facts.notice)
  useEffect(
    () => () => {
      Object.assign(facts, { notice: null })
    },
    [facts],
  )
  if (!notice || here !== first) return null
  const [title = '', ...more] = notice.split('\n')
  return (
    <div className="wrap served">
      <Notice tone={facts.refusedForm ? 'error' : 'success'} title={title} autoFocus>
        {more.join(' ')}
      </Notice>
    </div>
  )
}
