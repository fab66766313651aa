/** The attributes of protocol.ts as components set them: `<Button {...needsApp}>`. Apart from it, so that the script before hydration stays small. */
import {
  appMark,
  cartCountMark,
  clockMark,
  colourModeMark,
  draftMark,
  keepScrollMark,
  menuMark,
  nativeMark,
  searchMark,
  stepMark,
  viewMark,
} from './protocol.ts'

export const needsApp = { [appMark]: '' }
export const opensSearch = { [searchMark]: '' }
export const leftToBrowser = { [nativeMark]: '' }
export const keepsScroll = { [keepScrollMark]: '' }
export const closesWhenLeft = { [menuMark]: '' }
export const showsCartCount = { [cartCountMark]: '' }
export const countsDown = (days: string) => ({ [clockMark]: days })
export const holdsDraft = { [draftMark]: '' }
export const stepsBy = (direction: 1 | -1) => ({ [stepMark]: direction })
export const choosesView = (view: string) => ({ [viewMark]: view })
export const choosesColourMode = (mode: string) => ({ [colourModeMark]: mode })
