/** Purges tags of the shop's caches. */
export type Shop = { origin: string; purgeToken: string }

const timeoutMs = 5_000

/** @throws Error if the shop did not confirm */
export async function purgeShop({ origin, purgeToken }: Shop, tags: string[]): Promise<void> {
  const response = await fetch(`${origin}/api/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${purgeToken}` },
    body: JSON.stringify({ tags }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`HTTP ${response.status}`)
}
