// Address of the shop, for commands that write links.

export type Shop = { origin?: string }

export const originFlag = ['--origin <address>', 'address of the shop for links; default: PUBLIC_ORIGIN'] as const

/** @throws Error if it is unknown: a mail must not have a guessed link */
export function toShopOrigin({ origin = process.env.PUBLIC_ORIGIN }: Shop): string {
  if (!origin || !URL.canParse(origin))
    throw new Error(
      'The address of the shop is unknown: set PUBLIC_ORIGIN as for the shop, or add --origin https://shop.example',
    )
  return new URL(origin).origin
}
