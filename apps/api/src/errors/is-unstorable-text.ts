/** SQLSTATE of a text, or of a text within JSON, that has a character which PostgreSQL cannot keep: U+0000. */
const sqlStates = new Set(['22021', '22P05']);

/** Whether the database refused a text for its characters. Texts come from callers: no field has a use for such a character. */
export function isUnstorableText(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && sqlStates.has(cause.code)) return true;
  }
  return false;
}
