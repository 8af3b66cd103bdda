/** The process's environment cannot be used. The message has a line for each variable. */
export class EnvError extends Error {
  readonly code = 'ENV_INVALID';

  constructor(problems: readonly string[]) {
    super(`The site's environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'EnvError';
  }
}
