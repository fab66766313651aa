import type { Site } from '#features/content/site.ts'
import { Icon } from '#ui/icon.tsx'
import { ColourModeSwitch } from './colour-mode-switch.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'

/** The thin bar above everything: promises, links about the house, language and colour mode. */
export function UtilityBar({ site }: { site: Site | null }) {
  return (
    <div className="util">
      <div className="wrap">
        {site?.headerChecks.map((label) => (
          <span key={label} className="chk">
            <Icon name="check-bold" />
            {label}
          </span>
        ))}
        <span className="sp" />
        {site?.topNav.map(
          ({ id, title, href }) =>
            href && (
              <a key={id} href={href}>
                {title}
              </a>
            ),
        )}
        <LanguageSwitcher />
        <ColourModeSwitch />
      </div>
    </div>
  )
}
