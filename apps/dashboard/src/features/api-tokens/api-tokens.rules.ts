import type { Scope } from '@onepoint/api-contract';

/** Lifetime options: days, or a date. */
export const lifetimes = ['30', '90', '365', 'date'] as const;

export type Lifetime = (typeof lifetimes)[number];

const dayMs = 86_400_000;

/**
 * Returns the expiration as ISO 8601 in UTC. Empty for an incomplete date.
 *
 * @param day last day of validity, such as `2026-12-31`, in the user's time zone
 */
export function expiresOn(lifetime: Lifetime, day: string, nowMs: number): string {
  if (lifetime !== 'date') return new Date(nowMs + Number(lifetime) * dayMs).toISOString();
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
}

type ExpiryState = 'expired' | 'soon' | 'later';

/** A token counts as expiring this many days before its expiration. */
const soonDays = 7;

export function expiryState(expiresAt: string, nowMs: number): ExpiryState {
  const leftMs = Date.parse(expiresAt) - nowMs;
  if (leftMs <= 0) return 'expired';
  return leftMs <= soonDays * dayMs ? 'soon' : 'later';
}

type KeyOf<TScope extends string> = TScope extends `${infer TNoun}:${infer TVerb}` ? `${TNoun}_${TVerb}` : never;

/** Replaces the colon, which translation keys can't contain. */
export const scopeKey = (scope: Scope) => scope.replace(':', '_') as KeyOf<Scope>;
