import { planLimits } from '@onepoint/plans-domain';
import type { ArticleTable } from './article-table.ts';

const plans = [
  ['Public', 'PUBLIC'],
  ['Free', 'FREE'],
  ['Pay as you go', 'PAYG'],
  ['Enterprise', 'M'],
] as const;
const number = (value: number): string => value.toLocaleString('en');

/** The limits of each plan, as the gateway enforces them. */
export function planLimitsTable(): ArticleTable {
  return {
    head: ['Plan', 'Requests a second', 'Compute units a second', 'Compute units a day', 'WebSocket connections per key'],
    rows: plans.map(([name, id]) => {
      const { requestsPerSecond, computeUnitsPerSecond, computeUnitsPerDay, connectionsMax } = planLimits(id);
      const day = computeUnitsPerDay === null ? 'no limit' : number(computeUnitsPerDay);
      return [name, number(requestsPerSecond), number(computeUnitsPerSecond), day, number(connectionsMax)];
    }),
  };
}
