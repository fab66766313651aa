import { useT } from '#i18n/i18n-provider.tsx'
import { colourModeProps } from '#protocol/data-attributes.ts'
import { type ButtonVariant, buttonClass } from '#ui/actions/button.tsx'
import { Menu } from '#ui/actions/menu.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import type { IconName } from '#ui/icons/icon-names.ts'
import { type ColourMode, colourModes } from './colour-mode.ts'
import { useForcedColourMode } from './forced-colour-mode.ts'

const icons = { system: 'circle-half', light: 'sun', dark: 'moon' } as const satisfies Record<ColourMode, IconName>

/** Buttons for system, light and dark. The bootstrap script handles the clicks, so that a guest needs no app code. */
export function ColourModeButtons({ look }: { look?: ButtonVariant }) {
  const t = useT()
  return colourModes.map((mode) => (
    <button key={mode} type="button" className={look && buttonClass({ look })} {...colourModeProps(mode)}>
      <Icon name={icons[mode]} />
      {t(`shell.colourModes.${mode}`)}
    </button>
  ))
}

/** Menu with the colour modes; null if the operator has forced one for this screen. */
export function ColourModeSwitch() {
  const t = useT()
  if (useForcedColourMode()) return null
  return (
    <Menu className="needs-js" label={t('shell.colourMode')} summary={<Icon name="circle-half" />}>
      <ColourModeButtons />
    </Menu>
  )
}
