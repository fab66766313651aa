/** Whether the shop responds, because `navigator.onLine` is unreliable. */
export const isShopReachable = () =>
  fetch('/build/latest.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
