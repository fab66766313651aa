/** Styles of the page itself. */
export const styles = `
[data-kit="page"] { padding: 24px; min-width: 0 }
[data-kit="head"] nav p { display: flex; flex-wrap: wrap; gap: 4px 12px; padding-block: 2px }
[data-kit="head"] a, [data-kit="component"] > h3 a { text-decoration: underline; text-underline-offset: 3px }
main > section { padding-top: 32px; display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr) }
[data-kit="component"] { border-top: 1px solid var(--grout-strong); padding-top: 12px; display: flex; flex-wrap: wrap; gap: 16px 24px; scroll-margin-top: 16px }
[data-kit="component"] > h3 { flex: 0 0 100% }
[data-kit="example"] { flex: 0 1 auto; min-width: min(240px, 100%); max-width: min(480px, 100%); display: grid; gap: 6px; align-content: start; grid-template-columns: minmax(0, 1fr) }
[data-kit="content"]:has(> :is(article, form, ul, table, dl, nav, aside, section, .tile, .card, .rows, .notice, .panel, .empty-state, .stack, .page-head, .section-head, .form-grid, .pack-options, .palette, .allergen-matrix, .option-card, .wrap, .cart-row, .toast, [data-kit="stage"])) { min-width: min(420px, calc(100vw - 48px)) }
[data-kit="example"]:has(> [data-kit="content"] > :is(.rows, .table, .stack > .allergen-grid, ul > .cart-row, ul:has(> .cart-row))) { flex-basis: 100% }
[data-kit="example"]:has(> [data-kit="content"] > :is(.rows, .table, .stack, .cluster, .wrap, .allergen-matrix, ul, nav, [data-kit])) { max-width: 100% }
[data-kit="example"]:has(> [data-kit="content"] > .lead-card) { flex-basis: 100%; max-width: 800px }
[data-kit="content"] > .thumbnail { display: block; width: 52px; height: 52px }
[data-kit="content"]:has(> .tile) { width: 272px; min-width: 0 }
[data-kit="dark"] { background: var(--fascia); color: var(--on-fascia); padding: 16px; border-radius: var(--r-2) }
[data-kit="stage"] { position: relative; contain: layout; overflow: hidden; min-height: 200px; width: min(560px, calc(100vw - 48px)); border: 1px dashed var(--grout-strong) }
[data-kit="stage"] > dialog { position: static; margin: 16px auto; z-index: 0 }
[data-kit="stage"] > .drawer[popover] { display: flex; position: absolute; width: 320px; max-width: 100% }
[data-kit="stage"] > .filters[popover] { display: block; position: static; width: auto; margin: 0; transform: none; translate: none; opacity: 1; visibility: visible }
`
