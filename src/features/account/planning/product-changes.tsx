import { useT } from '#i18n/i18n-provider.tsx'
import { Link } from '#ui/actions/link.tsx'
import { Icon } from '#ui/icons/icon.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { Text } from '#ui/layout/text.tsx'
import type { ProductChange } from './product-change.ts'

/** Changes of products since their last order; nothing without changes. */
export function ProductChanges({ changes }: { changes: readonly ProductChange[] }) {
  const t = useT()
  if (changes.length === 0) return null
  return (
    <Panel title={t('planning.changesTitle')}>
      <ul className="product-changes">
        {changes.map(({ sku, name, href, ordered, warnings, texts }) => (
          <li key={sku} className={warnings.length > 0 ? 'has-warning' : undefined}>
            <Icon name={warnings.length > 0 ? 'warning' : 'info'} />
            <span>
              {href ? <Link href={href}>{name}</Link> : <b>{name}</b>}
              {warnings.map((text) => (
                <b key={text}>{text}</b>
              ))}
              {texts.map((text) => (
                <span key={text} className="figures">
                  {text}
                </span>
              ))}
              <Text as="small" tone="muted">
                {ordered}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
