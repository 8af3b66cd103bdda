import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type * as z from 'zod';

type Column = SQLInputValue;

/** Rows of one table. Times are milliseconds since 1970. */
export interface Table<Row extends { id: string }> {
  find: (id: string) => Row | null;
  /** Rows with all these values, oldest first. */
  list: (where: Partial<Row>) => Row[];
  insert: (row: Row) => Row;
  update: (id: string, change: Partial<Omit<Row, 'id'>>) => void;
  /** Inserts, or replaces the row with the same id. */
  put: (row: Row) => Row;
  delete: (where: Partial<Row>) => void;
}

/**
 * Typed access to a table whose columns are the schema's keys. What is read is parsed, so a foreign file fails loudly.
 *
 * @param name a constant, it becomes part of the SQL
 */
export function createTable<Shape extends z.core.$ZodShape, Row extends z.infer<z.ZodObject<Shape>> & { id: string }>(
  database: DatabaseSync,
  name: string,
  schema: z.ZodObject<Shape> & z.ZodType<Row>,
): Table<Row> {
  const columns = Object.keys(schema.shape);
  const write = (verb: string, row: Row): Row => {
    const places = columns.map(() => '?').join(', ');
    database.prepare(`${verb} INTO "${name}" (${quoted(columns, ', ')}) VALUES (${places})`).run(...values(row, columns));
    return row;
  };
  const list: Table<Row>['list'] = (where) =>
    database
      .prepare(`SELECT * FROM "${name}" WHERE ${condition(where)} ORDER BY rowid`)
      .all(...values(where, Object.keys(where)))
      .map((row) => schema.parse(row));
  return {
    list,
    find: (id) => list({ id } as Partial<Row>)[0] ?? null,
    insert: (row) => write('INSERT', row),
    put: (row) => write('INSERT OR REPLACE', row),
    update: (id, change) => {
      const keys = Object.keys(change);
      database.prepare(`UPDATE "${name}" SET ${quoted(keys, ', ', ' = ?')} WHERE "id" = ?`).run(...values(change, keys), id);
    },
    delete: (where) => {
      database.prepare(`DELETE FROM "${name}" WHERE ${condition(where)}`).run(...values(where, Object.keys(where)));
    },
  };
}

function condition(where: object): string {
  return quoted(Object.keys(where), ' AND ', ' IS ?') || 'TRUE';
}

function quoted(keys: readonly string[], separator: string, suffix = ''): string {
  return keys.map((key) => `"${key}"${suffix}`).join(separator);
}

function values(row: object, keys: readonly string[]): Column[] {
  return keys.map((key) => Reflect.get(row, key) as Column);
}
