import type { PlanId } from '@onepoint/plans-domain';

/** What an API key may do, as the database says it. */
export interface Access {
  readonly apiKeyId: string;
  readonly projectId: string;
  readonly status: 'active' | 'paused';
  readonly planId: Exclude<PlanId, 'L'>;
  readonly balanceCents: number;
  /** Recorded compute units of the UTC day on which this was read; null on plans without a daily quota. */
  readonly recordedToday: { readonly date: string; readonly computeUnits: number } | null;
}

/** Who sends a request: an API key, or anyone at an address with the key `public`. */
export type Caller =
  { readonly kind: 'key'; readonly secretHash: string; readonly access: Access } | { readonly kind: 'public'; readonly address: string };
