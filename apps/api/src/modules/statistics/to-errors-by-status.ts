import type { Statistics } from '@onepoint/api-contract';
import type { Counters } from '@onepoint/database';
import { errorStatuses } from '@onepoint/plans-domain';

/**
 * Errors by what they ended with, most first; what did not occur is left out, and what was not classified is what remains.
 *
 * @param errors all errors of each bucket
 * @param classified those of them that are classified, in the order of `errorStatuses`
 */
export function toErrorsByStatus(errors: readonly number[], classified: readonly Counters[]): Statistics['errorsByStatus'] {
  const known = errorStatuses.map((status, index) => ({ status, errors: errors.map((_, bucket) => classified[bucket]?.[index] ?? 0) }));
  const rest = errors.map((all, bucket) => all - sum(classified[bucket] ?? []));
  return [...known, { status: 'unclassified' as const, errors: rest }]
    .map((entry) => ({ ...entry, total: sum(entry.errors) }))
    .filter(({ total }) => total > 0)
    .toSorted((a, b) => b.total - a.total);
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
