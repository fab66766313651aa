import { fan, heaped, layers, pair, served } from './arrangements.ts'
import { gold, ice, plate, slate } from './bases.ts'

export const fishForms = {
  fillets: served(ice, 'fishfillet', layers),
  portions: served(slate, 'portion', [
    [150, 250, 170, -4],
    [312, 254, 170, 4],
    [152, 318, 182, 3],
    [318, 322, 184, -3],
  ]),
  side: served(gold, 'fishfillet', [[238, 290, 370, 4]]),
  fish: served(ice, 'fish', [[240, 268, 380, -5]]),
  fishes: served(ice, 'fish', [
    [236, 222, 290, -4],
    [252, 268, 310, 3],
    [232, 318, 330, -3],
  ]),
  shoal: heaped(
    ice,
    'fish',
    150,
    [
      [232, 2, 0.92],
      [262, 3, 0.94],
      [294, 3, 0.97],
      [330, 3, 1],
    ],
    12,
    360,
  ),
  flatfish: served(ice, 'flatfish', [
    [210, 238, 300, -8],
    [262, 302, 316, 5],
  ]),
  prawns: heaped(ice, 'prawn', 104, [
    [234, 3, 0.92],
    [276, 4, 0.96],
    [322, 4, 1],
  ]),
  lobster: served(ice, 'lobster', [[240, 244, 310, 78]]),
  crabs: served(ice, 'crab', [
    [156, 266, 210, -6],
    [322, 284, 214, 6],
  ]),
  shells: heaped(ice, 'oyster', 100, [
    [244, 3, 0.9],
    [284, 4, 0.95],
    [328, 4, 1],
  ]),
  squids: served(ice, 'squid', fan),
  tentacles: served(plate, 'tentacle', pair),
  rings: heaped(plate, 'ring', 112, [
    [258, 3, 0.92],
    [298, 3, 0.96],
    [336, 4, 1],
  ]),
}
