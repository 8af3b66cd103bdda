import type { Usage } from '@onepoint/api-contract';

export interface UsageRow {
  readonly id: string;
  /** Null for a key that is no more and whose name is not known. */
  readonly name: string | null;
  readonly requests: number;
  readonly errors: number;
  readonly computeUnits: number;
  /** USD, exact. */
  readonly cost: string;
  /** Part of all that was spent, or of all compute units where nothing was; 0 to 1. */
  readonly share: number;
}

/** Says which part of a month each line is. */
export type ShareOf = (line: { readonly cost: string; readonly computeUnits: number }) => number;

/** Parts of the whole by cost; on a plan that costs nothing by compute units. */
export function shareOf(total: Usage['total']): ShareOf {
  const cost = Number(total.cost);
  if (cost > 0) return (line) => Number(line.cost) / cost;
  return ({ computeUnits }) => (total.computeUnits === 0 ? 0 : computeUnits / total.computeUnits);
}

/** Lines of the table by method, in the order given. */
export function methodRows({ byMethod, total }: Pick<Usage, 'byMethod' | 'total'>): UsageRow[] {
  const share = shareOf(total);
  return byMethod.map(({ method, ...line }) => ({ ...line, id: method, name: method, share: share(line) }));
}

/** Lines of the table by key, in the order given. */
export function apiKeyRows({ byApiKey, total }: Pick<Usage, 'byApiKey' | 'total'>): Array<UsageRow & { readonly isDeleted: boolean }> {
  const share = shareOf(total);
  return byApiKey.map(({ apiKeyId, ...line }) => ({ ...line, id: apiKeyId, share: share(line) }));
}
