/** The routes that forms write to, typed by the api: an unknown path or an unknown field of a response does not compile. */

/** Declared here, because the api imports the features: src/api/app.ts adds its `routes`. */
export interface RegisteredApi {
  prefix: '/api'
}

/** What every write may answer beside its own: where the browser goes next, and a notice that is shown there. */
export type Answer = { next?: string; notice?: string }

type Routes = RegisteredApi extends { routes: infer Registered } ? Registered : never
type PostPath = { [Path in keyof Routes]: Routes[Path] extends { $post: unknown } ? Path : never }[keyof Routes]
type Answered<Endpoint> = Endpoint extends { output: infer Value; status: 200 } ? Value & Answer : never
type AnswerTo<Path extends PostPath> = Routes[Path] extends { $post: infer Endpoint } ? Answered<Endpoint> : never

type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

export interface FormAction<Given extends Answer> {
  /** Of the api route, without language: /cart/items. */
  readonly path: string
  /** Never there: says what is answered. */
  readonly answer?: Given
}

export type AnswerOf<Action> = Action extends FormAction<infer Given> ? Given : never

/** `formAction('/cart/items/:id', { id })` */
export const formAction = <Path extends PostPath>(
  path: Path,
  ...[params]: ParamOf<Path> extends never ? [] : [Record<ParamOf<Path>, string>]
): FormAction<AnswerTo<Path>> => {
  const given: Readonly<Record<string, string>> = params ?? {}
  return { path: path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '') }
}
