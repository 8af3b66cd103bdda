import { sql, type SQL } from 'drizzle-orm';

const hourSecs = 3_600;
const daySecs = 86_400;

export interface UsageTable {
  readonly table: SQL;
  readonly time: SQL;
}

/** The coarsest of the usage tables that buckets of a width can be made of, under the name `u`: an hour has a sixtieth of the rows of its minutes. */
export function usageTable(widthSecs: number): UsageTable {
  if (widthSecs % daySecs === 0) return { table: sql`usage_days`, time: sql`u.day` };
  if (widthSecs % hourSecs === 0) return { table: sql`usage_hours`, time: sql`u.hour` };
  return { table: sql`usage_minutes`, time: sql`u.minute` };
}
