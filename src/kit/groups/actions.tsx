import { AddButton } from '#ui/actions/add-button.tsx'
import { Breadcrumbs } from '#ui/actions/breadcrumbs.tsx'
import { BUTTON_VARIANTS, Button, type ButtonVariant } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Link, LinkProvider } from '#ui/actions/link.tsx'
import { Menu } from '#ui/actions/menu.tsx'
import { Pagination } from '#ui/actions/pagination.tsx'
import { PrintButton } from '#ui/actions/print-button.tsx'
import { RecordLink } from '#ui/actions/record-link.tsx'
import { SegmentedControl } from '#ui/actions/segmented-control.tsx'
import { Tabs } from '#ui/actions/tabs.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Forced, type Group, long, OnDark, Ordering, Stage } from '../examples.tsx'

const isForDark = (look: ButtonVariant) => look.endsWith('white')
const looks = [...BUTTON_VARIANTS, 'danger'] as const

const buttonStates = (look: ButtonVariant) => (
  <Cluster key={look}>
    <Button look={look}>{look}</Button>
    <Forced state="hover">
      <Button look={look}>hover</Button>
    </Forced>
    <Forced state="focus-visible">
      <Button look={look}>focus</Button>
    </Forced>
    <Button look={look} disabled>
      disabled
    </Button>
    <Button look={look} loading>
      busy
    </Button>
  </Cluster>
)
const buttons = looks.map((look) => [
  look,
  isForDark(look) ? <OnDark key={look}>{buttonStates(look)}</OnDark> : buttonStates(look),
])

const pages = (label: string, page: number, pageCount: number) => (
  <Pagination
    label={label}
    page={page}
    pageCount={pageCount}
    href={(number) => `#page-${number}`}
    previousLabel={`${label}, previous page`}
    nextLabel={`${label}, next page`}
    pageLabel={(number) => `${label}, page ${number}`}
    range={`1 – 24 of ${pageCount * 24}`}
  />
)

export const actions: Group = {
  AddButton: Object.fromEntries(
    [
      ['default', <AddButton key="default" label="Add to cart" />],
      ['in the cart', <AddButton key="in" label="Add more" inCart />],
      ['done', <AddButton key="done" label="Added" done />],
      ['busy', <AddButton key="busy" label="Adding" loading />],
      ['disabled', <AddButton key="disabled" label="Not available" disabled />],
    ].flatMap(([state, button]) => [
      [state, <Ordering key={`${state}`}>{button}</Ordering>],
      [
        `${state}, hover`,
        <Forced key={`${state} forced`} state="hover">
          <Ordering>{button}</Ordering>
        </Forced>,
      ],
    ]),
  ),
  Breadcrumbs: {
    one: <Breadcrumbs label="One level" items={[{ label: 'Range' }]} />,
    several: (
      <Breadcrumbs
        label="Three levels"
        items={[{ label: 'Range', href: '#' }, { label: 'Dairy', href: '#dairy' }, { label: 'Cheese' }]}
      />
    ),
    long: (
      <Breadcrumbs
        label="Long levels"
        items={[{ label: long.name, href: '#' }, { label: long.word, href: '#word' }, { label: long.name }]}
      />
    ),
  },
  Button: {
    ...Object.fromEntries(buttons),
    tall: (
      <Button tall icon="sign-in">
        Log in
      </Button>
    ),
    'full width': (
      <Button width="full" iconAfter="arrow-right">
        Continue
      </Button>
    ),
    link: (
      <Button href="#Button" look="outline">
        A link
      </Button>
    ),
    long: <Button>{long.word}</Button>,
  },
  IconButton: {
    default: <IconButton icon="bookmark-simple" label="Save" />,
    hover: (
      <Forced state="hover">
        <IconButton icon="bookmark-simple" label="Save, hover" />
      </Forced>
    ),
    focus: (
      <Forced state="focus-visible">
        <IconButton icon="bookmark-simple" label="Save, focus" />
      </Forced>
    ),
    small: <IconButton icon="x" label="Close" small />,
    outlined: <IconButton icon="sliders-horizontal" label="Filter" outlined />,
    badge: <IconButton icon="shopping-cart-simple" label="Cart, 128 lines" badge={128} />,
    disabled: <IconButton icon="bookmark-simple" label="Save, not available" disabled />,
    link: <IconButton icon="user" label="Account" href="#IconButton" />,
  },
  Link: {
    'plain anchor': <Link href="#Link">Cheese of the month</Link>,
  },
  LinkProvider: {
    'replaces anchors': (
      <LinkProvider link={({ href, children }) => <a href={href}>→ {children}</a>}>
        <Link href="#LinkProvider">Cheese of the month</Link>
      </LinkProvider>
    ),
  },
  Menu: {
    closed: (
      <Menu summary="Actions" summaryClassName="button button-outline" group="closed">
        <a href="#Menu">Copy</a>
      </Menu>
    ),
    open: (
      <Stage>
        <Menu summary="Actions" summaryClassName="button button-outline" group="open" align="left" open>
          <a href="#Menu">Copy</a>
          <a href="#Menu-long">{long.name}</a>
        </Menu>
      </Stage>
    ),
  },
  Pagination: {
    'one page': pages('One page', 1, 1),
    first: pages('First of few', 1, 3),
    middle: pages('Middle of many', 17, 48),
    last: pages('Last of many', 48, 48),
  },
  PrintButton: { default: <PrintButton>Print</PrintButton> },
  RecordLink: {
    default: <RecordLink href="#RecordLink">Summer menu</RecordLink>,
    figures: (
      <RecordLink href="#RecordLink" figures>
        PV-100204
      </RecordLink>
    ),
    long: <RecordLink href="#RecordLink">{long.name}</RecordLink>,
  },
  SegmentedControl: {
    default: (
      <SegmentedControl
        label="View"
        current="tiles"
        items={[
          { value: 'tiles', label: 'Tiles', href: '#tiles', icon: 'squares-four' },
          { value: 'rows', label: 'Rows', href: '#rows', icon: 'rows' },
        ]}
      />
    ),
  },
  Tabs: {
    few: (
      <Tabs
        label="Few tabs"
        items={[
          { label: 'Orders', href: '/orders', current: true },
          { label: 'Invoices', href: '/invoices' },
        ]}
      />
    ),
    many: (
      <Tabs
        label="Many tabs"
        items={['Bestellungen', 'Rechnungen', 'Lieferanschriften', 'Produktlisten', long.word, 'Konto'].map(
          (label, index) => ({ label, href: `#tab-${index}`, current: index === 1 }),
        )}
      />
    ),
  },
}
