/** Names the notice of a lost signal: the starter shows it, the page holds it. */
export const offlineId = 'offline'
