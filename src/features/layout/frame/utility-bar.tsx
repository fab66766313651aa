import type { ReactNode } from 'react'
import type { Site } from '#features/content/site.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { ColourModeSwitch } from '../colour-mode-switch.tsx'
import { LanguageSwitcher } from '../language-switcher.tsx'
import { NavMenu } from '../menu/nav-nodes.tsx'

export function UtilityBar({ site, promise }: { site: Site | null; promise: ReactNode }) {
  const t = useT()
  return (
    <aside className="utility-bar" aria-label={t('shell.aboutUs')}>
      <Wrap>
        <div className="fits">
          {promise && (
            <span className="promise timed">
              <Icon name="truck" />
              {promise}
            </span>
          )}
          {site?.headerChecks.map((label) => (
            <span key={label} className="promise">
              <Icon name="check-bold" />
              {label}
            </span>
          ))}
        </div>
        {site?.topNav.map((node) => (
          <NavMenu key={node.id} node={node} />
        ))}
        <LanguageSwitcher />
        <ColourModeSwitch />
      </Wrap>
    </aside>
  )
}
