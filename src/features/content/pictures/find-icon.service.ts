import { iconNames } from '#contracts/generated/icon-names.ts'
import type { RequestContext } from '#server/context/context.ts'

const isName = (name: string) => /^[a-z0-9-]{1,60}$/.test(name)

/** @returns null if the name is not in the icon set; with ICON_URL only if it is malformed */
export const findIcon = (name: string | null, { iconUrl }: Pick<RequestContext['config'], 'iconUrl'>): string | null =>
  name !== null && (iconNames.has(name) || (iconUrl !== null && isName(name))) ? name : null
