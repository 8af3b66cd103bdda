import { codeOf, listCauses } from './list-causes.ts';

/** SQLSTATE of a text, or of a text within JSON, that has a character which PostgreSQL cannot keep: U+0000. */
const sqlStates = new Set(['22021', '22P05']);

/** Whether the database refused a text for its characters. Texts come from callers: no field has a use for such a character. */
export const isUnstorableText = (error: unknown): boolean => listCauses(error).some((cause) => sqlStates.has(codeOf(cause)));
