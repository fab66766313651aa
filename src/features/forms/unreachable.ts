/** The shop gave no answer at all: no signal. Thrown by the browser's api client, told apart by the error screen. */
export class Unreachable extends TypeError {
  override name = 'Unreachable'
}
