import { usageMinutes, type Database } from '@onepoint/database';
import { eq } from 'drizzle-orm';

export type UsageSums = Record<string, { requests: number; errors: number; computeUnits: number }>;

/** Keys are `chain method`. Sums over minutes. */
export async function readUsage({ orm }: Pick<Database, 'orm'>, projectId: string): Promise<UsageSums> {
  const rows = await orm.select().from(usageMinutes).where(eq(usageMinutes.projectId, projectId));
  const sums: UsageSums = {};
  for (const row of rows) {
    const sum = (sums[`${row.chain} ${row.method}`] ??= { requests: 0, errors: 0, computeUnits: 0 });
    sum.requests += row.requests;
    sum.errors += row.errors;
    sum.computeUnits += row.computeUnits;
  }
  return sums;
}
