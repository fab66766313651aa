import { Button } from '#ui/actions/button.tsx'
import { Text } from '#ui/layout/text.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Drawer } from '#ui/overlays/drawer.tsx'
import { Palette } from '#ui/overlays/palette.tsx'
import { PaletteGroup, PaletteOption } from '#ui/overlays/palette-option.tsx'
import { TOAST_TONES, Toast } from '#ui/overlays/toast.tsx'
import { Thumbnail } from '#ui/product/thumbnail.tsx'
import { doNothing, type Group, long, picture, Stage } from '../examples.tsx'

const palette = { closeLabel: 'Close', escapeKey: 'Esc', footer: null, onClose: doNothing }
const lead = <Thumbnail source={picture} tint="dairy" />

export const overlays: Group = {
  Dialog: {
    default: (
      <Stage>
        <Dialog title="Empty the cart?" onClose={doNothing}>
          <Text>All 12 products are removed.</Text>
          <div className="actions">
            <Button look="outline">Cancel</Button>
            <Button look="danger">Empty the cart</Button>
          </div>
        </Dialog>
      </Stage>
    ),
    long: (
      <Stage>
        <Dialog title={long.name} onClose={doNothing}>
          <Text>{long.text}</Text>
          <div className="actions">
            <Button look="outline">Abbrechen</Button>
            <Button look="danger">Warenkorb unwiderruflich leeren</Button>
          </div>
        </Dialog>
      </Stage>
    ),
  },
  Drawer: {
    default: (
      <Stage>
        <Drawer id="drawer" title="Cart" closeLabel="Close the cart" footer={<Button>Check out</Button>}>
          <Text>12 products</Text>
        </Drawer>
      </Stage>
    ),
    left: (
      <Stage>
        <Drawer id="drawer-left" side="left" title={long.name} closeLabel="Close the menu">
          <Text>{long.word}</Text>
        </Drawer>
      </Stage>
    ),
  },
  Palette: {
    empty: (
      <Stage>
        <Palette {...palette} label="Search, empty" field={{ placeholder: 'Search the range' }} expanded={false}>
          <p className="palette-message">Type a product, a brand or a number.</p>
        </Palette>
      </Stage>
    ),
    busy: (
      <Stage>
        <Palette {...palette} label="Search, busy" field={{ defaultValue: 'chee' }} expanded={false} loading>
          {null}
        </Palette>
      </Stage>
    ),
    results: (
      <Stage>
        <Palette
          {...palette}
          label="Search, results"
          field={{ defaultValue: 'cheese', 'aria-controls': 'palette-results' }}
          expanded
        >
          <div id="palette-results" role="listbox" aria-label="Results">
            <PaletteOption id="option-1" active lead={lead} end="€ 46.80" href="#Palette" onChoose={doNothing}>
              Gouda, aged 18 months
            </PaletteOption>
            <PaletteOption id="option-2" active={false} lead={lead} href="#Palette" onChoose={doNothing}>
              {long.name}
            </PaletteOption>
          </div>
        </Palette>
      </Stage>
    ),
  },
  PaletteGroup: {
    default: (
      <div className="palette">
        <div className="palette-options" role="listbox" aria-label="Options in a group">
          <PaletteGroup label="Products">
            <PaletteOption id="option-3" active={false} lead={lead} href="#PaletteGroup" onChoose={doNothing}>
              Gouda
            </PaletteOption>
          </PaletteGroup>
        </div>
      </div>
    ),
  },
  PaletteOption: {
    states: (
      <div className="palette">
        <div className="palette-options" role="listbox" aria-label="States of an option">
          <PaletteOption id="option-4" active={false} lead={lead} href="#PaletteOption" onChoose={doNothing}>
            Link
          </PaletteOption>
          <PaletteOption id="option-5" active lead={lead} onChoose={doNothing}>
            Active button
          </PaletteOption>
          <PaletteOption id="option-6" active={false} low tint="fish" lead={lead} end="€ 9.40" onChoose={doNothing}>
            {long.name}
          </PaletteOption>
        </div>
      </div>
    ),
  },
  Toast: {
    ...Object.fromEntries(
      TOAST_TONES.map((tone) => [
        tone,
        <Toast key={tone} tone={tone} title={`Tone: ${tone}`} text="12 cases of Gouda" closeLabel={`Close, ${tone}`} />,
      ]),
    ),
    'title only': <Toast tone="ok" title="Saved" closeLabel="Close, title only" />,
    long: <Toast tone="bad" title={long.name} text={long.text} closeLabel="Close, long" />,
  },
}
