import { useLocation, useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { leftToBrowser } from '#bootstrap/marks.ts'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useLogin } from './login.ts'

/** @param here the page one is on, to which the login leads back */
export const toLogin = (path: string, here: string) => `${path}?redirect=${encodeURIComponent(here)}`

/** The page one is on, as an address that leads back to it. */
export const useHere = () => useLocation({ select: ({ publicHref }) => publicHref.split('#')[0] ?? '' })

/**
 * A link to where one logs in and comes back to this page. Whom this document takes for a customer needs a new one: the server
 * finds out that the session is over, and lets them in.
 */
export function useLoginLink() {
  const to = usePath()
  const here = useHere()
  const { customer } = useRouter().options.context.facts
  return { href: toLogin(to('login'), here), ...(customer && leftToBrowser) }
}

/** Says that the session is over; the login comes over the page, or leads back here. */
export function LoginAgain({ title, live, ...focus }: { title: string; live?: boolean; autoFocus?: boolean }) {
  const t = useT()
  const { ask } = useLogin()
  const link = useLoginLink()
  return (
    <Notice
      tone="warn"
      title={title}
      live={live ?? false}
      {...focus}
      action={
        <Button
          look="outline-sm"
          {...link}
          onClick={(event: MouseEvent) => {
            if (!ask) return
            event.preventDefault()
            void ask()
          }}
        >
          {t('forms.loginAgain')}
        </Button>
      }
    />
  )
}
