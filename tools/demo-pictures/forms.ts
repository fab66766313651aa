import type { FormName } from '../../backends/commerce/seed/data/picture.ts'
import type { Form } from './form.ts'
import { bagForms } from './forms/bags.ts'
import { bakedForms } from './forms/baked.ts'
import { bakeryForms } from './forms/bakery.ts'
import { bedForms } from './forms/beds.ts'
import { bottleForms } from './forms/bottles.ts'
import { boxForms } from './forms/boxes.ts'
import { butcherForms } from './forms/butcher.ts'
import { canForms } from './forms/cans.ts'
import { cheeseForms } from './forms/cheese.ts'
import { dishForms } from './forms/dishes.ts'
import { fishForms } from './forms/fishmonger.ts'
import { flaskForms } from './forms/flasks.ts'
import { householdForms } from './forms/household.ts'
import { netForms } from './forms/nets.ts'
import { paperForms } from './forms/paper.ts'
import { potForms } from './forms/pots.ts'
import { produceForms } from './forms/produce.ts'
import { stapleForms } from './forms/staples.ts'
import { tablewareForms } from './forms/tableware.ts'
import { trayForms } from './forms/trays.ts'

export const forms: Record<FormName, Form> = {
  ...produceForms,
  ...cheeseForms,
  ...butcherForms,
  ...fishForms,
  ...bakeryForms,
  ...bakedForms,
  ...bagForms,
  ...bedForms,
  ...potForms,
  ...canForms,
  ...boxForms,
  ...bottleForms,
  ...dishForms,
  ...flaskForms,
  ...netForms,
  ...paperForms,
  ...tablewareForms,
  ...trayForms,
  ...stapleForms,
  ...householdForms,
}
