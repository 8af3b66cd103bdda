import type { alerts, auditEntries, Executor, ledgerEntries, payments, webhookDeliveries } from '@onepoint/database';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ApiError } from '../errors/api-error.ts';
import { validationFailed } from '../errors/to-api-error.ts';

type PagedTable = typeof alerts | typeof auditEntries | typeof ledgerEntries | typeof payments | typeof webhookDeliveries;

export interface Cursor {
  projectId: string;
  /** Id of the last entry of the previous page; undefined on the first page. */
  lastId?: string | undefined;
}

/**
 * Condition for entries after the cursor in a list that is sorted newest first.
 *
 * @returns undefined on the first page
 */
export function afterCursor(
  table: typeof alerts | typeof auditEntries | typeof webhookDeliveries,
  { projectId, lastId }: Cursor,
): SQL | undefined {
  if (lastId === undefined) return undefined;
  return sql`${table.sequence} < (select sequence from ${table} where id = ${lastId} and project_id = ${projectId})`;
}

/**
 * Rejects a cursor that is not in the list. Without this check, it would give an empty page, just like the end of the list. Only queries if a page
 * after a cursor is empty.
 *
 * @returns the page, unchanged
 * @throws {ApiError} VALIDATION_FAILED for `lastId` when the project has no such entry
 */
export async function refuseUnknownCursor<TRow>(
  orm: Executor,
  table: PagedTable,
  { projectId, lastId }: Cursor,
  page: TRow[],
): Promise<TRow[]> {
  if (page.length > 0 || lastId === undefined) return page;
  const [entry] = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, lastId), eq(table.projectId, projectId)));
  if (entry !== undefined) return page;
  throw unknownCursor();
}

export function unknownCursor(): ApiError {
  return validationFailed([{ in: 'querystring', path: ['lastId'], rule: 'unknown_cursor', message: 'No entry of this list has this id' }]);
}
