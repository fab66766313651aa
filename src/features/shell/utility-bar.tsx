import type { Site } from '#features/content/site.ts'
import { useT } from '#i18n/i18n-provider.tsx'
import { Icon } from '#ui/icon.tsx'
import { ColourModeSwitch } from './colour-mode-switch.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { NavMenu } from './nav-nodes.tsx'

/** The thin bar above everything: promises, links about the house, language and colour mode. */
export function UtilityBar({ site }: { site: Site | null }) {
  const t = useT()
  return (
    <aside className="util" aria-label={t('shell.aboutUs')}>
      <div className="wrap">
        <div className="fits">
          {site?.headerChecks.map((label) => (
            <span key={label} className="chk">
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
      </div>
    </aside>
  )
}
