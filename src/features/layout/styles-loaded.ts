/** A stylesheet that has not loaded by then failed before its listeners were added. */
const maxWaitMs = 2_000

export const whenStylesLoaded = () =>
  Promise.all(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
      (link) =>
        link.sheet ??
        new Promise((done) => {
          for (const end of ['load', 'error']) link.addEventListener(end, done, { once: true })
          setTimeout(done, maxWaitMs)
        }),
    ),
  )
