/** Actions of API forms, typed by the API: unknown paths and response fields do not compile. */

/** Declaration merging: src/api/app.ts adds its `routes`, because the API imports the features. */
export interface RegisteredApi {
  prefix: '/api'
}

/** Optional in every write's response: path to navigate to, and a flash message to show there. */
export type WriteResponse = { next?: string; notice?: string }

type Routes = RegisteredApi extends { routes: infer Registered } ? Registered : never
type PostPath = { [Path in keyof Routes]: Routes[Path] extends { $post: unknown } ? Path : never }[keyof Routes]
type Answered<Endpoint> = Endpoint extends { output: infer Value; status: 200 } ? Value & WriteResponse : never
type AnswerTo<Path extends PostPath> = Routes[Path] extends { $post: infer Endpoint } ? Answered<Endpoint> : never

type ParamOf<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

export interface FormAction<Given extends WriteResponse> {
  readonly path: string
  readonly answer?: Given
}

export type ResponseOf<Action> = Action extends FormAction<infer Given> ? Given : never

export const formAction = <Path extends PostPath>(
  path: Path,
  ...[params]: ParamOf<Path> extends never ? [] : [Record<ParamOf<Path>, string>]
): FormAction<AnswerTo<Path>> => {
  const given: Readonly<Record<string, string>> = params ?? {}
  return { path: path.replace(/:(\w+)/g, (_, name: string) => given[name] ?? '') }
}
