import type { MouseEvent } from 'react'
import { usePage } from '#features/private/page-context.tsx'
import { usePath, useT } from '#i18n/i18n-provider.tsx'
import { nativeLinkProps } from '#protocol/data-attributes.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/states/notice.tsx'
import { useLogin } from './login.ts'

/** @param here path and query to return to after the login */
export const loginHref = (path: string, here: string) => `${path}?redirect=${encodeURIComponent(here)}`

export const useCurrentUrl = () => usePage().href

/** Login link that returns to this page. For a customer it loads a new document, so that the server detects the expired session. */
export function useLoginLink() {
  const to = usePath()
  const { href, customer } = usePage()
  return { href: loginHref(to('login'), href), ...(customer && nativeLinkProps) }
}

type SessionExpiredProps = { title: string; answer?: unknown; autoFocus?: boolean }

/** Message about an expired session; opens the login dialog, or links to the login page. */
export function SessionExpired({ title, autoFocus, answer }: SessionExpiredProps) {
  const t = useT()
  const { ask } = useLogin()
  const link = useLoginLink()
  const { refusedForm } = usePage()
  return (
    <Notice
      tone="warn"
      title={title}
      answer={answer}
      autoFocus={autoFocus ?? refusedForm !== null}
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
