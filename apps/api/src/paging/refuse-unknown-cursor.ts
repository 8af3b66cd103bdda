import type { alerts, auditEntries, ledgerEntries, Orm, payments } from '@onepoint/database';
import { and, eq } from 'drizzle-orm';
import { validationFailed } from '../errors/to-api-error.ts';

type PagedTable = typeof alerts | typeof auditEntries | typeof ledgerEntries | typeof payments;

export interface Cursor {
  projectId: string;
  /** Id of the last entry of the page before; undefined on the first page. */
  lastId?: string | undefined;
}

/**
 * Tells the end of a list from a cursor that is not in it: both give an empty page, and only the first is an answer. Costs a query only where a
 * page after a cursor is empty.
 *
 * @returns the page, unchanged
 * @throws {ApiError} `VALIDATION_FAILED` naming `lastId`, when the project has no such entry
 */
export async function refuseUnknownCursor<TRow>(orm: Orm, table: PagedTable, { projectId, lastId }: Cursor, page: TRow[]): Promise<TRow[]> {
  if (page.length > 0 || lastId === undefined) return page;
  const [entry] = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, lastId), eq(table.projectId, projectId)));
  if (entry !== undefined) return page;
  throw validationFailed([{ in: 'querystring', path: ['lastId'], rule: 'unknown_cursor', message: 'No entry of this list has this id' }]);
}
