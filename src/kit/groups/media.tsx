import { Button } from '#ui/actions/button.tsx'
import { CHIP_VARIANTS, Chip } from '#ui/chip.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { FilterChip } from '#ui/filter-chip.tsx'
import { FilterPanel } from '#ui/filter-panel.tsx'
import { HeroScene } from '#ui/hero-scene.tsx'
import { FileIcon, ICON_SIZES, Icon } from '#ui/icons/icon.tsx'
import { CUSTOM_ICONS, PHOSPHOR_ICONS } from '#ui/icons/icon-names.ts'
import { Picture, SIZES } from '#ui/images/picture.tsx'
import { Cluster } from '#ui/layout/cluster.tsx'
import { Logo, LogoOutlines } from '#ui/logo.tsx'
import { NewsCard } from '#ui/news-card.tsx'
import { Forced, type Group, long, OnDark, picture, Stage } from '../examples.tsx'

const image = <Picture source={picture} alt="" sizes={SIZES.card} />
const date = { text: '24 November 2026', iso: '2026-11-24' }

export const media: Group = {
  Chip: {
    ...Object.fromEntries(
      CHIP_VARIANTS.map((look) => [
        look,
        <Chip key={look} look={look} icon={look === 'plain' ? 'leaf' : undefined}>
          {look === 'count' ? '128' : 'Organic'}
        </Chip>,
      ]),
    ),
    long: <Chip>{long.word}</Chip>,
  },
  FileIcon: { default: <FileIcon name="carrot" /> },
  FilterChip: {
    default: (
      <FilterChip removeHref="#FilterChip" removeLabel="Remove organic">
        Organic
      </FilterChip>
    ),
    icon: (
      <FilterChip icon="milk" removeHref="#FilterChip" removeLabel="Remove free of milk">
        Free of milk
      </FilterChip>
    ),
    long: (
      <FilterChip removeHref="#FilterChip" removeLabel="Entfernen">
        {long.word}
      </FilterChip>
    ),
  },
  FilterPanel: {
    default: (
      <Stage>
        <FilterPanel
          id="filter-panel"
          title="Filter"
          closeLabel="Close the filters"
          footer={<Button width="full">Show 128 products</Button>}
        >
          <section>
            <h3>Stock</h3>
            <Checkbox name="stock" label="In stock" count="1,204" small />
            <Checkbox name="stock" label={long.word} count="3" small />
          </section>
        </FilterPanel>
      </Stage>
    ),
  },
  HeroScene: Object.fromEntries(
    (['home', 'doors', 'error'] as const).map((scene) => [
      scene,
      <Stage key={scene}>
        <HeroScene
          scene={scene}
          picture={{ source: picture, width: 576, height: 576 }}
          ticket={scene === 'error' ? { title: '404', text: 'Not on our shelves' } : undefined}
        />
      </Stage>,
    ]),
  ),
  Icon: {
    sizes: (
      <Cluster>
        {ICON_SIZES.map((size) => (
          <Icon key={size} name="truck" size={size} />
        ))}
      </Cluster>
    ),
    named: <Icon name="warning" label="Warning" />,
    all: (
      <Cluster>
        {[...PHOSPHOR_ICONS, ...CUSTOM_ICONS].map((name) => (
          <span key={name} title={name}>
            <Icon name={name} size={24} />
          </span>
        ))}
      </Cluster>
    ),
  },
  Logo: {
    drawn: (
      <OnDark>
        <Logo name="Proviant" href="#Logo" label="Proviant, home page" />
      </OnDark>
    ),
    'another name': (
      <OnDark>
        <Logo name="Example Wholesale" />
      </OnDark>
    ),
  },
  LogoOutlines: { 'nothing visible': <LogoOutlines name="Proviant" /> },
  NewsCard: {
    default: <NewsCard href="#NewsCard" title="New cheeses" picture={image} date={date} text="Twelve from the Alps." />,
    hover: (
      <Forced state="hover">
        <NewsCard
          href="#NewsCard"
          title="New cheeses, hover"
          date={date}
          text="Twelve from the Alps."
          more="Read more"
        />
      </Forced>
    ),
    lead: (
      <NewsCard
        href="#NewsCard"
        title="New cheeses"
        picture={image}
        date={date}
        text="Twelve from the Alps."
        lead
        more="Read more"
      />
    ),
    long: <NewsCard href="#NewsCard" title={long.name} text={long.text} />,
  },
  Picture: {
    default: <Picture source={picture} alt="A wheel of cheese" sizes={SIZES.card} width={208} height={208} />,
  },
}
