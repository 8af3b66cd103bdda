/** Where an address leads instead of to a page of its own: shown under the address (`rewrite`), or left for another (`redirect`). */
export interface PageAbort {
  readonly kind: 'rewrite' | 'redirect';
  /** Path with its language prefix, or an address elsewhere. */
  readonly to: string;
}

/** The abort in a page context (`{"abort":{"kind":"redirect","to":"/x"}}`), or undefined for anything else. */
export function parsePageAbort(value: unknown): PageAbort | undefined {
  if (typeof value !== 'object' || value === null || !('abort' in value)) return undefined;
  const { kind, to } = (value.abort ?? {}) as Partial<Record<keyof PageAbort, unknown>>;
  return (kind === 'rewrite' || kind === 'redirect') && typeof to === 'string' && to !== '' ? { kind, to } : undefined;
}
