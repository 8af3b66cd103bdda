/** The environment cannot be used; one line of the message for each bad variable. */
export class EnvError extends Error {
  readonly code = 'ENV_INVALID';

  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'EnvError';
  }
}
