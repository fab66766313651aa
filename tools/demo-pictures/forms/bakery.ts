import { heaped, pair, served, solo, stacked } from './arrangements.ts'
import { board, paper, plate } from './bases.ts'

export const bakeryForms = {
  loaf: served(board, 'loaf', solo(320, 274)),
  loaves: served(board, 'loaf', pair),
  sliced: served(board, 'toast', [
    [316, 276, 200],
    [280, 278, 204],
    [244, 280, 208],
    [208, 282, 212],
    [168, 286, 218],
  ]),
  baguettes: served(paper, 'baguette', [
    [196, 218, 300, 10],
    [222, 252, 312, 16],
    [242, 288, 322, 20],
    [236, 330, 330, 26],
  ]),
  buns: heaped(
    board,
    'bun',
    142,
    [
      [248, 2, 0.94],
      [320, 3, 1],
    ],
    4,
  ),
  stack: stacked(board, 'flatbread', 232, 358, 280, 7, 20),
  pittas: served(board, 'pitta', [
    [282, 216, 240, -8],
    [172, 220, 240, 7],
    [300, 274, 246, -3],
    [156, 320, 240, -12],
  ]),
  croissants: heaped(
    plate,
    'croissant',
    150,
    [
      [250, 2, 0.94],
      [320, 3, 1],
    ],
    12,
  ),
  sweets: heaped(
    board,
    'swirl',
    118,
    [
      [252, 2, 0.94],
      [322, 3, 1],
    ],
    10,
  ),
  pastries: heaped(
    plate,
    'cupcake',
    112,
    [
      [268, 3, 0.94],
      [326, 4, 1],
    ],
    0,
  ),
  waffles: served(plate, 'waffle', [
    [164, 250, 196, -7],
    [310, 252, 196, 6],
    [234, 318, 216, -2],
  ]),
  biscuits: heaped(plate, 'cookie', 98, [
    [244, 3, 0.92],
    [286, 4, 0.96],
    [330, 4, 1],
  ]),
  croquettes: heaped(
    plate,
    'croquette',
    122,
    [
      [256, 2, 0.94],
      [294, 3, 0.97],
      [332, 4, 1],
    ],
    16,
  ),
}
