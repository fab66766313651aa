/** Whether the shop answers now, whatever the browser believes of its connection. Asked before a page is tried again. */
export const isShopReachable = () =>
  fetch('/build/latest.json', { cache: 'no-store' }).then(
    () => true,
    () => false,
  )
