import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { AuthLayout } from '#features/account/login/auth-layout.tsx'
import { LanguageLinks } from '#features/layout/language-switcher.tsx'
import type { MessageKey } from '#i18n/translator.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    lead?: { title: MessageKey; text: MessageKey }
  }
}

/** Screens for guests; the route guards redirect customers. */
export const Route = createFileRoute('/_auth')({
  staticData: { layout: 'bare' },
  component: Auth,
})

function Auth() {
  const { facts, t } = Route.useRouteContext()
  const lead = useMatches({ select: (matches) => matches.at(-1)?.staticData.lead })
  return (
    <AuthLayout
      brand={facts.brand}
      languages={<LanguageLinks look="simple" />}
      {...(lead && { lead: { title: t(lead.title), text: t(lead.text) } })}
    >
      <Outlet />
    </AuthLayout>
  )
}
