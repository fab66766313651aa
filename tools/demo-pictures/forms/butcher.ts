import { fan, heaped, pair, served, solo, stacked } from './arrangements.ts'
import { board, paper, plate, slate } from './bases.ts'

export const butcherForms = {
  steak: served(slate, 'steak', solo(300, 262)),
  steaks: served(paper, 'steak', fan),
  chops: served(paper, 'chop', fan),
  shanks: served(board, 'marrow', fan),
  roast: served(board, 'roast', solo(310, 256)),
  loin: served(slate, 'loin', pair),
  breasts: served(paper, 'breast', fan),
  cubes: heaped(paper, 'cube', 92, [
    [236, 3, 0.9],
    [280, 4, 0.96],
    [328, 4, 1],
  ]),
  mince: served(paper, 'mince', solo(290, 276)),
  rashers: served(board, 'rasher', [
    [236, 216, 250, 0],
    [244, 250, 258, 0, true],
    [234, 284, 266, 0],
    [246, 318, 274, 0, true],
    [236, 352, 280, 0],
  ]),
  slices: served(slate, 'slice', [
    [128, 300, 170, -8],
    [182, 296, 174, -4],
    [236, 294, 178, 0],
    [290, 296, 180, 4],
    [340, 300, 182, 8],
  ]),
  salamis: served(board, 'salami', [
    [138, 262, 140, 0],
    [196, 266, 148, 0],
    [258, 270, 156, 0],
    [324, 274, 164, 0],
  ]),
  sausages: served(paper, 'sausage', [
    [232, 214, 250],
    [246, 252, 260],
    [232, 292, 270],
    [244, 334, 278],
  ]),
  saucissons: served(board, 'saucisson', [
    [240, 236, 270, -4],
    [238, 290, 284, 3],
    [238, 344, 292, -2],
  ]),
  patties: stacked(board, 'patty', 236, 338, 240, 4, 46),
  meatballs: heaped(plate, 'ballmeat', 108, [
    [252, 2, 0.92],
    [290, 3, 0.96],
    [334, 4, 1],
  ]),
  drumsticks: served(paper, 'drumstick', [
    [336, 276, 196, -66],
    [228, 280, 204, -70],
    [122, 286, 210, -72],
  ]),
  wings: served(paper, 'wing', [
    [162, 204, 218, -14],
    [312, 250, 218, 10],
    [362, 318, 160, 152],
    [224, 346, 184, 4],
    [124, 304, 184, -14],
  ]),
  bird: served(board, 'bird', solo(316, 256)),
  ham: served(board, 'ham', solo(316, 238)),
  ribs: served(paper, 'rib', solo(304, 262)),
  crottins: heaped(
    board,
    'crottin',
    112,
    [
      [284, 3, 0.94],
      [344, 4, 1],
    ],
    0,
  ),
  cheeses: served(board, 'cheese', [
    [160, 284, 190],
    [306, 300, 176],
    [232, 336, 150],
  ]),
  sheaf: heaped(
    board,
    'cheeseslice',
    156,
    [
      [272, 2, 0.96],
      [312, 3, 1],
      [348, 3, 1],
    ],
    8,
  ),
}
