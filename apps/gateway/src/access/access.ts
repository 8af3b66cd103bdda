import type { Client, CompiledAllowLists } from '@onepoint/allow-lists';
import type { PlanId } from '@onepoint/plans-domain';
import type { KeyLimits } from './key-limits.ts';

/** What an API key may do, as the database says it. */
export interface Access {
  readonly apiKeyId: string;
  readonly projectId: string;
  readonly status: 'active' | 'paused';
  readonly planId: Exclude<PlanId, 'L'>;
  /** Packages that are paid for: each adds connections. */
  readonly packageCount: number;
  readonly balanceCents: number;
  /** The spend limit that is reached, and when its month is over (Unix milliseconds); null while it is not, or where there is none. */
  readonly spendStop: { readonly limitCents: number; readonly resetsAtMs: number } | null;
  /** What the key is limited to; null when nothing. */
  readonly allowLists: CompiledAllowLists | null;
  /** The key's own limits; null when it has none. */
  readonly keyLimits: KeyLimits | null;
  /** When the secret ends (Unix milliseconds), as the one before a rotation does; null for the current one. */
  readonly endsAtMs: number | null;
  /** Compute units recorded for this plan on the UTC day on which this was read; null on plans without a daily quota. */
  readonly recordedToday: { readonly date: string; readonly computeUnits: number } | null;
}

/** Who sends a request: an API key, or anyone at an address with the key `public`. */
export type Caller =
  | {
      readonly kind: 'key';
      readonly secretHash: string;
      readonly access: Access;
      /** Where the request comes from. Found out when asked for: most keys are not limited. */
      readonly client: () => Client;
    }
  | { readonly kind: 'public'; readonly address: string };
