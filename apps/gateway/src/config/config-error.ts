/** The environment lacks something or says something wrong; the process cannot start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly code = 'GATEWAY_CONFIG';
}
