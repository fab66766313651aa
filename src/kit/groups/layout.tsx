import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { DescriptionList } from '#ui/layout/description-list.tsx'
import { Heading } from '#ui/layout/heading.tsx'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Panel } from '#ui/layout/panel.tsx'
import { SectionHeader } from '#ui/layout/section-header.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Table } from '#ui/layout/table.tsx'
import { Text } from '#ui/layout/text.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'
import { Wrap } from '#ui/layout/wrap.tsx'
import { StatusChip } from '#ui/order/status-chip.tsx'
import { type Group, long } from '../examples.tsx'

const boxes = (count: number) =>
  Array.from({ length: count }, (_, index) => index + 1).map((number) => <Chip key={number}>Box {number}</Chip>)

const columns = [
  { key: 'number', label: 'Number' },
  { key: 'date', label: 'Date', phone: 'under' },
  { key: 'status', label: 'Status', phone: 'line' },
  { key: 'total', label: 'Total', align: 'end' },
] as const
const rowOf = (number: string, date: string) => ({
  id: number,
  cells: { number, date, status: <StatusChip tone="run">On its way</StatusChip>, total: '€ 1,204.60' },
})
const few = [rowOf('PV-100204', '24 November')]
const several = [rowOf('PV-100204', '24 November'), rowOf('PV-100203', '21 November'), rowOf('PV-100202', long.name)]

export const layout: Group = {
  Cluster: { few: <Cluster>{boxes(2)}</Cluster>, many: <Cluster>{boxes(24)}</Cluster> },
  DescriptionList: {
    default: (
      <DescriptionList
        items={[
          { name: 'Delivery', value: 'Tomorrow' },
          { name: 'Reference', value: 'PO-17' },
        ]}
      />
    ),
    long: <DescriptionList items={[{ name: long.word, value: long.text }]} />,
  },
  Heading: Object.fromEntries(
    (['display-1', 'display-2', 'display-3', 'display-4', 'heading', 'subheading'] as const).map((look) => [
      look,
      <Heading key={look} as="h4" look={look}>
        Käse und {look === 'display-1' ? long.word : 'Milcherzeugnisse'}
      </Heading>,
    ]),
  ),
  Panel: {
    default: (
      <Panel title="Address" level={3} padded aria-label="Panel">
        <Text>Brasserie Nova, Kloosterstraat 17, 2000 Antwerp</Text>
      </Panel>
    ),
    'aside and footer': (
      <Panel
        title="Recent orders"
        level={3}
        padded
        aria-label="Panel with footer"
        aside={<a href="#Panel">All</a>}
        footer={<Button look="outline-sm">Order again</Button>}
      >
        <Text tone="muted">No order yet.</Text>
      </Panel>
    ),
    long: (
      <Panel title={long.name} level={3} padded aria-label="Long panel" aside={<a href="#Panel">Alle Adressen</a>}>
        <Text>{long.text}</Text>
      </Panel>
    ),
  },
  SectionHeader: {
    default: (
      <SectionHeader title="New in the range">
        <Button look="arrow" href="#SectionHeader">
          All new products
        </Button>
      </SectionHeader>
    ),
    small: <SectionHeader title="New in the range" look="display-4" />,
    long: (
      <SectionHeader title={long.name}>
        <Button look="arrow" href="#SectionHeader">
          Alle Neuheiten
        </Button>
      </SectionHeader>
    ),
  },
  Stack: Object.fromEntries(
    (['small', 'medium', 'large', 'wide'] as const).map((gap) => [
      gap,
      <Stack key={gap} gap={gap}>
        {boxes(3)}
      </Stack>,
    ]),
  ),
  Table: {
    few: <Table caption="One order" columns={columns} rows={few} />,
    several: <Table caption="Three orders" columns={columns} rows={several} />,
    compact: <Table caption="Compact orders" columns={columns} rows={several} compact />,
    empty: <Table caption="No orders" columns={columns} rows={[]} />,
  },
  Text: {
    default: <Text>Text of normal size.</Text>,
    small: <Text size="small">Small text.</Text>,
    lead: <Text size="lead">Lead text.</Text>,
    soft: <Text tone="soft">Soft text.</Text>,
    muted: <Text tone="muted">Muted text.</Text>,
    figures: <Text figures>1,204.60</Text>,
    measure: <Text measure>{`${long.text} ${long.text}`}</Text>,
  },
  VisuallyHidden: {
    default: (
      <p>
        Visible<VisuallyHidden>, and for assistive technology only</VisuallyHidden>
      </p>
    ),
  },
  Wrap: { default: <Wrap>As wide as a page.</Wrap> },
  // its headings are of the first level
  PageHeader: {
    default: <PageHeader title="Orders" />,
    beside: <PageHeader title="Orders" beside={<Chip>12</Chip>} aside={<Button look="outline">Export</Button>} />,
    long: <PageHeader title={long.name} aside={<Button look="outline">Exportieren</Button>} />,
  },
}
