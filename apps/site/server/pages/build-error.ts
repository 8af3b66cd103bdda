/** The folder that was configured holds no whole build. */
export class BuildError extends Error {
  readonly code = 'BUILD_MISSING';

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'BuildError';
  }
}
