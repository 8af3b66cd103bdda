import { sql } from 'drizzle-orm';
import type { Orm } from '../create-database.ts';
import { keyIdOf, SecretError, type SecretBox } from './secret-box.ts';

/** Encrypted columns are named `<column>_sealed`, next to the plain text column. List all of them here. */
const sealedColumns = [
  { table: 'webhooks', column: 'url' },
  { table: 'webhooks', column: 'secret' },
  { table: 'webhooks', column: 'previous_secret' },
  { table: 'providers', column: 'url' },
] as const;

type SealedColumn = (typeof sealedColumns)[number];

const batchSize = 500;

interface StoredSecret extends Record<string, unknown> {
  id: string;
  plain: string | null;
  sealed: string | null;
}

export interface RotatedColumn {
  /** `table.column` */
  column: string;
  /** Number of secrets that were encrypted with the first key. */
  rotated: number;
  /** Why the other secrets couldn't be encrypted. */
  failures: string[];
}

/**
 * Encrypts every stored secret with the first key, if it is in plain text or encrypted with another key. Works in batches so that servers
 * can keep running, and skips secrets that can't be decrypted. Can be repeated.
 */
export async function rotateSecrets(orm: Orm, box: SecretBox): Promise<RotatedColumn[]> {
  const columns: RotatedColumn[] = [];
  for (const place of sealedColumns) columns.push(await rotateColumn(orm, box, place));
  return columns;
}

async function rotateColumn(orm: Orm, box: SecretBox, { table, column }: SealedColumn): Promise<RotatedColumn> {
  const name = `${table}.${column}`;
  const [source, plainColumn, sealedColumn] = [table, column, `${column}_sealed`].map((word) => sql.identifier(word));
  const rotatedColumn: RotatedColumn = { column: name, rotated: 0, failures: [] };
  for (let afterId = ''; ;) {
    const last = await orm.transaction(async (transaction) => {
      const { rows } = await transaction.execute<StoredSecret>(sql`
        select id, ${plainColumn} as plain, ${sealedColumn} as sealed from ${source}
        where id > ${afterId} and (${plainColumn} is not null or not starts_with(${sealedColumn}, ${`v1.${box.keyId ?? ''}.`}))
        order by id limit ${batchSize} for no key update`);
      for (const { id, plain, sealed } of rows) {
        const place = { column: name, id };
        try {
          const secret = plain ?? box.open(place, sealed ?? '');
          const updated = box.seal(place, secret);
          await transaction.execute(sql`update ${source} set ${plainColumn} = null, ${sealedColumn} = ${updated} where id = ${id}`);
          rotatedColumn.rotated += 1;
        } catch (error) {
          if (!(error instanceof SecretError)) throw error;
          rotatedColumn.failures.push(error.message);
        }
      }
      return rows.at(-1)?.id;
    });
    if (last === undefined) return rotatedColumn;
    afterId = last;
  }
}

/** Lists keys that encrypted stored secrets but aren't in the ring. Without them, those secrets are lost. */
export async function listMissingSecretKeys(orm: Orm, box: SecretBox): Promise<string[]> {
  const selects = sealedColumns.map(({ table, column }) => {
    const sealed = sql.identifier(`${column}_sealed`);
    return sql`select distinct on (split_part(${sealed}, '.', 2)) ${sealed} as sealed from ${sql.identifier(table)} where ${sealed} is not null`;
  });
  const { rows } = await orm.execute<{ sealed: string }>(
    sql.join(
      selects.map((select) => sql`(${select})`),
      sql` union all `,
    ),
  );
  const used = new Set(rows.map(({ sealed }) => keyIdOf(sealed) ?? ''));
  return [...used].filter((id) => !box.keyIds.includes(id)).toSorted();
}
