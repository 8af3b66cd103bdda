/** A slug that is not in the registry of service chains. */
export class UnknownChainError extends Error {
  override readonly name = 'UnknownChainError';
  readonly code = 'CHAIN_UNKNOWN';
  readonly slug: string;

  constructor(slug: string) {
    super('There is no such chain.');
    this.slug = slug;
  }
}
