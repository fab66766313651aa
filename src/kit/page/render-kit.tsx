/** Renders the page of all components as a whole document. The dev server sends it at /dev/kit; no build contains it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { themeAttr } from '#protocol/protocol.ts'
import { LogoOutlines } from '#ui/logo.tsx'
import type { Group } from '../examples.tsx'
import { groups } from './kit.ts'
import { styles } from './styles.ts'

export type KitOptions = {
  theme: 'light' | 'dark'
  /** URLs of all stylesheets of the shop. */
  stylesheets: readonly string[]
}

/** Lets `:hover` and `:focus-visible` of the stylesheets also apply to controls below `data-force`. */
function applyForcedStates() {
  const states = ['hover', 'focus-visible']
  const visit = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const state of states)
          rule.selectorText = rule.selectorText.replaceAll(
            new RegExp(`:${state}(?![\\w-])`, 'g'),
            `:is(:${state}, [data-force="${state}"] *)`,
          )
      if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) visit(rule.cssRules)
      if (rule instanceof CSSImportRule && rule.styleSheet) visit(rule.styleSheet.cssRules)
    }
  }
  for (const sheet of document.styleSheets) visit(sheet.cssRules)
}

const Component = ({ name, states }: { name: string; states: Group[string] }) => (
  <section id={name} data-kit="component">
    <h3 className="heading">
      <a href={`#${name}`}>{name}</a>
    </h3>
    {Object.entries(states).map(([state, example]) => (
      <div key={state} data-kit="example">
        <small className="muted">{state}</small>
        <div data-kit="content">{example}</div>
      </div>
    ))}
  </section>
)

const Kit = ({ theme, stylesheets }: KitOptions) => (
  <html lang="en" {...{ [themeAttr]: theme }}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>Components</title>
      {stylesheets.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <style>{styles}</style>
    </head>
    <body data-kit="page">
      <LogoOutlines name="Proviant" />
      <header data-kit="head">
        <h1 className="display-3">Components</h1>
        <p>
          <a href="/dev/kit">Light</a> <a href="/dev/kit?theme=dark">Dark</a>
        </p>
        <nav aria-label="Components">
          {Object.entries(groups).map(([title, group]) => (
            <p key={title}>
              <b>{title}</b>
              {Object.keys(group).map((name) => (
                <a key={name} href={`#${name}`}>
                  {name}
                </a>
              ))}
            </p>
          ))}
        </nav>
      </header>
      <main>
        {Object.entries(groups).map(([title, group]) => (
          <section key={title} aria-label={title}>
            <h2 className="display-4">{title}</h2>
            {Object.entries(group).map(([name, states]) => (
              <Component key={name} name={name} states={states} />
            ))}
          </section>
        ))}
      </main>
    </body>
  </html>
)

/** Dialogs are open, and not modal. */
export function renderKit(options: KitOptions): string {
  const html = renderToStaticMarkup(<Kit {...options} />).replaceAll('<dialog ', '<dialog open="" ')
  return `<!DOCTYPE html>${html.replace('</body>', `<script>addEventListener('load',${applyForcedStates})</script></body>`)}`
}
