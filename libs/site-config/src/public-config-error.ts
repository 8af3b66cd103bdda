/** A build-time variable with a value that cannot be used. The message names the variable and says what is expected. */
export class PublicConfigError extends Error {
  readonly code = 'PUBLIC_CONFIG_INVALID';
  readonly variable: string;

  constructor(variable: string, expected: string) {
    super(`${variable} must be ${expected}`);
    this.name = 'PublicConfigError';
    this.variable = variable;
  }
}
