import type { PartState } from './status-content.ts';

/** What several parts come to: failing if one fails, up if one is and none fails, else unknown. */
export function overallState(parts: readonly { readonly state: PartState }[]): PartState {
  if (parts.some(({ state }) => state === 'failing')) return 'failing';
  return parts.some(({ state }) => state === 'up') ? 'up' : 'unknown';
}
