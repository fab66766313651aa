/** Adds an order or a list to the cart, or replaces the cart by it. */
import { addItemToCart, removeAllCartItem } from '#contracts/generated/commerce.ts'
import type { CommerceExtension } from '#contracts/generated/extensions.ts'
import type { RequestContext } from '#server/context/context.ts'
import { HttpProblem } from '#service/problem.ts'
import { addItems } from '../add/add-items.service.ts'
import { type CartOutcome, readItems } from '../backend-cart.service.ts'
import { type CartChange, toChange } from '../cart.service.ts'
import { type ChosenLine, toChosenLines, toQuantity } from './chosen-lines.ts'
import { additionText } from './reorder.ts'

export type ReorderRequest = { how?: 'add' | 'replace'; idempotencyKey?: string; [field: string]: string | undefined }

type ReorderResult = CartChange & { notice: string }
type ConvertToCart = (how: { replace?: true }, options: { idempotencyKey?: string | undefined }) => Promise<CartOutcome>
type Fill = (...given: Parameters<ConvertToCart>) => Promise<CartChange>

/** Lines with the quantities of the form; null if they are the proposed ones. @throws HttpProblem 422 for an invalid quantity, or if all lines are left out */
function readChosenItems({ t }: RequestContext, request: ReorderRequest) {
  const lines = toChosenLines(Object.entries(request))
  if (lines.every(({ text, proposed }) => text === String(proposed))) return null
  return requireQuantities({ t }, lines)
}

/** @throws HttpProblem 422 for an invalid quantity, or if all lines are left out */
export function requireQuantities({ t }: Pick<RequestContext, 't'>, lines: readonly ChosenLine[]) {
  const invalid = lines.filter(({ text }) => toQuantity(text) === null)
  if (invalid.length > 0) {
    const errors = Object.fromEntries(invalid.map(({ field }) => [field, [t('forms.quantityOrNone')]]))
    throw new HttpProblem({ status: 422, title: t('problems.invalid'), errors })
  }
  const items = lines.map(({ productId, text }) => ({ productId, quantity: Number(text) }))
  const chosen = items.filter(({ quantity }) => quantity > 0)
  if (chosen.length === 0) throw new HttpProblem({ status: 422, title: t('reorder.noneChosen') })
  return chosen
}

/** @param replacing extension that replaces the cart in one write @throws HttpProblem 422 if no item is available; the cart is then unchanged */
export async function reorderToCart(
  context: RequestContext,
  request: ReorderRequest,
  replacing: CommerceExtension,
  convert: ConvertToCart,
): Promise<ReorderResult> {
  const { how, idempotencyKey } = request
  const items = readChosenItems(context, request)
  if (items) {
    const addChosen: Fill = (_, options) => addItems(context, items, options.idempotencyKey)
    const change =
      how === 'replace'
        ? await replaceInTwoWrites(context, idempotencyKey, addChosen)
        : await addChosen({}, { idempotencyKey })
    return toReorderResult(context, change, context.t('cart.added'))
  }
  const fill: Fill = (...given) => toChange(context, convert(...given))
  if (how === 'replace' && (await context.sessionClient.lacks(replacing)))
    return toReorderResult(context, await replaceInTwoWrites(context, idempotencyKey, fill))
  return toReorderResult(context, await fill(how === 'replace' ? { replace: true } : {}, { idempotencyKey }))
}

/** Clears the cart, then adds the items; restores the previous lines if that fails. */
async function replaceInTwoWrites(
  context: RequestContext,
  idempotencyKey: string | undefined,
  fill: Fill,
): Promise<CartChange> {
  const key = (step: string) => ({ idempotencyKey: idempotencyKey && `${idempotencyKey.slice(0, 60)}-${step}` })
  const previousItems = await readItems(context)
  if (previousItems.length > 0) {
    const { removeAllCartItem: emptied } = await context.sessionClient.commerce(removeAllCartItem, {}, key('e'))
    await toChange(context, emptied)
  }
  try {
    return await fill({}, key('f'))
  } catch (error) {
    for (const { product, quantity } of previousItems)
      await context.sessionClient.commerce(addItemToCart, { productId: product.id, quantity }).catch(() => undefined)
    throw error
  }
}

/** @param title replaces the title of a complete addition */
function toReorderResult({ t }: RequestContext, change: CartChange, title?: string): ReorderResult {
  const [usual, ...details] = additionText(t, change)
  return { ...change, notice: [(details.length === 0 && title) || usual, ...details].join('\n') }
}
