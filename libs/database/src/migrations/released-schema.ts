import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { ClientBase } from 'pg';

/** Only what the servers of a release use. */
export interface ReleasedSchema {
  migration: string;
  /** Columns by table or view, such as `text not null default`. */
  tables: Record<string, Record<string, string>>;
  /** Constraints and unique indexes, by table. */
  constraints: Record<string, string[]>;
  /** Constraints newer than the release, and why its servers satisfy them anyway. Keys: `table: definition`. */
  reviewed: Record<string, string>;
}

/** The whole schema, whether servers use it or not. */
export type CurrentSchema = Omit<ReleasedSchema, 'reviewed'>;

const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod)
    || case when a.attnotnull then ' not null' else '' end
    || case when a.atthasdef or a.attidentity <> '' then ' default' else '' end as type
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  order by 1, 2`;

const constraintsQuery = `
  select c.relname as table, pg_get_constraintdef(k.oid) as definition
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and k.contype in ('c', 'f', 'p', 'u', 'x')
  union
  select c.relname, pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = 'public'::regnamespace and not c.relispartition and i.indisunique
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
  order by 1, 2`;

/** Reads the tables, columns, and constraints of a migrated database. */
export async function readCurrentSchema(client: ClientBase): Promise<CurrentSchema> {
  const columns = await client.query<{ table: string; column: string; type: string }>(columnsQuery);
  const constraints = await client.query<{ table: string; definition: string }>(constraintsQuery);
  const newest = await client.query<{ name: string }>('select name from schema_migrations order by name desc limit 1');
  const tables: CurrentSchema['tables'] = {};
  for (const { table, column, type } of columns.rows) (tables[table] ??= {})[column] = type;
  const byTable: CurrentSchema['constraints'] = {};
  for (const { table, definition } of constraints.rows) (byTable[table] ??= []).push(definition);
  return { migration: newest.rows[0]?.name ?? '', tables, constraints: byTable };
}

const hasWord = (text: string, word: string): boolean => new RegExp(`\\b${word}\\b`, 'u').test(text);

/**
 * Extracts what servers use: the columns of Drizzle tables, and whole tables and views that are only named in plain SQL.
 *
 * @param drizzleTables exports of the schema; others are ignored
 * @param sources all sources of the servers
 */
export function toReleasedSchema(
  { migration, tables, constraints }: CurrentSchema,
  drizzleTables: readonly unknown[],
  sources: string,
): ReleasedSchema {
  const configs = drizzleTables.flatMap((table) => (table instanceof PgTable ? [getTableConfig(table)] : []));
  const columnsOf = new Map(configs.map(({ name, columns }) => [name, new Set(columns.map((column) => column.name))]));
  const used = Object.entries(tables).filter(([name]) => columnsOf.has(name) || hasWord(sources, name));
  const names = new Set(used.map(([name]) => name));
  return {
    migration,
    tables: Object.fromEntries(
      used.map(([name, columns]) => {
        const known = columnsOf.get(name);
        return [name, Object.fromEntries(Object.entries(columns).filter(([column]) => known?.has(column) ?? true))];
      }),
    ),
    constraints: Object.fromEntries(Object.entries(constraints).filter(([name]) => names.has(name))),
    reviewed: {},
  };
}

/**
 * Lists what in a newer schema could break servers of a release: something they use is gone or has another type, a value they expect can
 * be missing, or a row they write can be rejected.
 *
 * @returns a line for each problem
 */
export function findIncompatibilities(released: ReleasedSchema, current: CurrentSchema): string[] {
  const problems = Object.entries(released.tables).flatMap(([table, columns]) => {
    const now = current.tables[table];
    if (now === undefined) return [`${table} is gone`];
    const changed = Object.entries(columns).flatMap(([column, was]) => {
      const is = now[column];
      if (is === undefined) return [`${table}.${column} is gone`];
      // An added default is safe.
      return is === was || is === `${was} default` ? [] : [`${table}.${column} was ${was} and is ${is}`];
    });
    const required = Object.entries(now).filter(([column, type]) => columns[column] === undefined && isRequired(type));
    return [...changed, ...required.map(([column]) => `${table}.${column} is required, and the release does not write it`)];
  });
  const rules = Object.entries(released.constraints).flatMap(([table, known]) =>
    (current.constraints[table] ?? [])
      .filter((definition) => !known.includes(definition) && released.reviewed[`${table}: ${definition}`] === undefined)
      .filter((definition) => Object.keys(released.tables[table] ?? {}).some((column) => hasWord(definition, column)))
      .map((definition) => `${table} has a new rule for columns of the release: ${definition}`),
  );
  return [...problems, ...rules];
}

const isRequired = (type: string): boolean => type.endsWith(' not null');
