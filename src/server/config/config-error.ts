/** An invalid setting, in one sentence that names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
