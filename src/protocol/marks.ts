/** The attributes of protocol.ts as props for components: `<Button {...needsApp}>`. A separate file to keep the bootstrap script small. */
import {
  appAttr,
  cartCountMark,
  colourModeMark,
  countdownAttr,
  draftMark,
  keepScrollAttr,
  menuMark,
  nativeAttr,
  searchAttr,
  stepAttr,
  viewMark,
} from './protocol.ts'

export const needsApp = { [appAttr]: '' }
export const opensSearch = { [searchAttr]: '' }
export const nativeNavigation = { [nativeAttr]: '' }
export const keepsScroll = { [keepScrollAttr]: '' }
export const closesOnBlur = { [menuMark]: '' }
export const showsCartCount = { [cartCountMark]: '' }
export const countsDown = (days: string) => ({ [countdownAttr]: days })
export const holdsDraft = { [draftMark]: '' }
export const stepsBy = (direction: 1 | -1) => ({ [stepAttr]: direction })
export const choosesView = (view: string) => ({ [viewMark]: view })
export const choosesColourMode = (mode: string) => ({ [colourModeMark]: mode })
