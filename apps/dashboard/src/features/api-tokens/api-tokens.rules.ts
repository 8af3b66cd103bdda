import type { Scope } from '@onepoint/api-contract';

/** Offered lifetimes in days, or a date. */
export const lifetimes = ['30', '90', '365', 'date'] as const;

export type Lifetime = (typeof lifetimes)[number];

const dayMs = 86_400_000;

/**
 * When a token expires, ISO 8601 in UTC; empty for an incomplete date.
 *
 * @param day last day of validity, `2026-12-31`, in the user's time zone
 */
export function expiresOn(lifetime: Lifetime, day: string, nowMs: number): string {
  if (lifetime !== 'date') return new Date(nowMs + Number(lifetime) * dayMs).toISOString();
  const end = new Date(`${day}T23:59:59.999`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
}

type ExpiryState = 'expired' | 'soon' | 'later';

/** Days before expiration at which a token is marked as expiring. */
const soonDays = 7;

export function expiryState(expiresAt: string, nowMs: number): ExpiryState {
  const leftMs = Date.parse(expiresAt) - nowMs;
  if (leftMs <= 0) return 'expired';
  return leftMs <= soonDays * dayMs ? 'soon' : 'later';
}

type KeyOf<TScope extends string> = TScope extends `${infer TNoun}:${infer TVerb}` ? `${TNoun}_${TVerb}` : never;

/** Key of a scope's text, because dictionary keys can't contain colons. */
export const scopeKey = (scope: Scope) => scope.replace(':', '_') as KeyOf<Scope>;
