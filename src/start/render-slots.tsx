/** Renders the slots of a page for every customer, for one of them, on the server; fill-slots-script.ts puts them in place in the browser. Part of the renderer. */
import {
  type AsyncRouteComponent,
  createMemoryHistory,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { Fragment } from 'react'
import { renderToString } from 'react-dom/server'
import { reader } from '#api/core/private.ts'
import { FilledSlot, type Slot } from '#features/forms/slot.tsx'
import { I18nProvider } from '#i18n/i18n-provider.tsx'
import type { RequestContext } from '#server/context.ts'
import type { PrivateValues } from '#server/env.ts'
import { routeTree } from '#src/routeTree.gen.ts'

/** Between slots that are drawn in one go. */
const cut = '<hr data-cut="1"/>'

/** What React finds there at once. */
const there = (value: unknown) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })

/**
 * Tells the parts of a page where they are and who reads. One for all pages: it is set anew for each, and nothing waits meanwhile.
 * It has the routes of the shop, because the first tree that a process meets is the one that TanStack Router keeps ready.
 */
const router = createRouter({
  routeTree,
  history: createMemoryHistory(),
  isServer: true,
  context: undefined as never,
})

/** Of which there are kept pages. */
const screens = ['/', '/brands', '/catalogue/$', '/content/$'] as const
let areLoaded = false

/** Parts are known once their screen is loaded. What is loading is not shared, since one request must not wait for another's. */
async function loadParts(): Promise<void> {
  if (areLoaded) return
  const load = async (id: (typeof screens)[number]) => {
    const { component, staticData } = router.routesById[id].options
    await Promise.all([(component as AsyncRouteComponent<object>).preload?.(), staticData?.loadAhead?.()])
  }
  await Promise.all(screens.map(load))
  areLoaded = true
}

/**
 * Renders each slot by itself, all in one go; their page may have been made by another process.
 * @param url public path and query of their page: links that lead back name it
 */
export async function renderSlots(
  slots: readonly unknown[],
  { locale, t }: Pick<RequestContext, 'locale' | 't'>,
  url: string,
  { customer, answers }: PrivateValues,
): Promise<string[]> {
  await loadParts()
  const known = new Map(Object.entries(answers ?? {}).map(([name, answer]) => [name, there(answer)]))
  // one for each reader: it remembers who waits for it, and with them what they were shown
  const never = new Promise<never>(() => undefined)
  const toValue = (name: string) => (name === reader ? customer : (known.get(name) ?? never))
  const facts = { customer, sessionOver: false, refusedForm: null }
  const history = createMemoryHistory({ initialEntries: [url] })
  router.update({ ...router.options, history, context: { facts } as never })
  router.stores.location.set(router.latestLocation)
  const html = renderToString(
    <RouterContextProvider router={router}>
      <I18nProvider locale={locale} t={t}>
        {slots.map((slot, at) => (
          <Fragment key={String(at)}>
            <FilledSlot slot={slot as Slot} toValue={toValue} />
            <hr data-cut="1" />
          </Fragment>
        ))}
      </I18nProvider>
    </RouterContextProvider>,
  )
  return html.split(cut).slice(0, -1)
}
