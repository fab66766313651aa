/** The attributes of protocol.ts as props for components: `<Button {...needsApp}>`. A separate file to keep the bootstrap script small. */
import {
  appAttr,
  cartCountAttr,
  colourModeAttr,
  countdownAttr,
  draftAttr,
  keepScrollAttr,
  menuAttr,
  nativeAttr,
  searchAttr,
  stepAttr,
  viewAttr,
} from './protocol.ts'

export const appProps = { [appAttr]: '' }
export const searchProps = { [searchAttr]: '' }
export const nativeLinkProps = { [nativeAttr]: '' }
export const keepScrollProps = { [keepScrollAttr]: '' }
export const menuProps = { [menuAttr]: '' }
export const cartCountProps = { [cartCountAttr]: '' }
export const countdownProps = (days: string) => ({ [countdownAttr]: days })
export const draftProps = { [draftAttr]: '' }
export const stepProps = (direction: 1 | -1) => ({ [stepAttr]: direction })
export const viewProps = (view: string) => ({ [viewAttr]: view })
export const colourModeProps = (mode: string) => ({ [colourModeAttr]: mode })
