import { codeOf, listCauses } from './list-causes.ts';

/**
 * SQLSTATE of what PostgreSQL cannot keep: U+0000 in a text or in a text within JSON; an instant of the year 0, which ISO 8601 has and its calendar
 * does not.
 */
const sqlStates = new Set(['22021', '22P05', '22008']);

/** Whether the database refused a value for what it is. Such values come from callers: no field has a use for them. */
export const isUnstorableValue = (error: unknown): boolean => listCauses(error).some((cause) => sqlStates.has(codeOf(cause)));
