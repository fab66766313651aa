/** Waits for the style sheets that the app has linked late. Used before something is shown that only they draw. */

/** A sheet that did not come by then has failed before anybody listened. */
const maxWaitMs = 2_000

/** Resolves when every linked sheet is there, or cannot be had. */
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
