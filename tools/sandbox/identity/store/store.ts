import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import * as z from 'zod';
import * as rows from './store-rows.ts';

export interface Store {
  users: Table<rows.UserRow>;
  identifications: Table<rows.IdentificationRow>;
  clients: Table<rows.ClientRow>;
  sessions: Table<rows.SessionRow>;
  signIns: Table<rows.SignInRow>;
  signUps: Table<rows.SignUpRow>;
  challenges: Table<rows.ChallengeRow>;
  externalAccounts: Table<rows.ExternalAccountRow>;
  externalVerifications: Table<rows.ExternalVerificationRow>;
  images: Table<rows.ImageRow>;
  events: Table<rows.EventRow>;
  /** Commits the writes of `work`, or rolls them back if it throws. Not nestable. */
  transaction: <T>(work: () => T) => T;
  sweep: (time: number) => void;
  close: () => void;
}

/** Opens the database in `dataDir`. Acknowledged writes survive SIGKILL and a power cut. */
export function openStore(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'identity.sqlite');
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000;');
  const transaction = <T>(work: () => T): T => {
    database.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      database.exec('COMMIT');
      return result;
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  };
  migrate(database, transaction);
  return {
    users: createTable(database, 'users', rows.userRowSchema),
    identifications: createTable(database, 'identifications', rows.identificationRowSchema),
    clients: createTable(database, 'clients', rows.clientRowSchema),
    sessions: createTable(database, 'sessions', rows.sessionRowSchema),
    signIns: createTable(database, 'signIns', rows.signInRowSchema),
    signUps: createTable(database, 'signUps', rows.signUpRowSchema),
    challenges: createTable(database, 'challenges', rows.challengeRowSchema),
    externalAccounts: createTable(database, 'externalAccounts', rows.externalAccountRowSchema),
    externalVerifications: createTable(database, 'externalVerifications', rows.externalVerificationRowSchema),
    images: createTable(database, 'images', rows.imageRowSchema),
    events: createTable(database, 'events', rows.eventRowSchema),
    transaction,
    sweep: (time) => {
      database.prepare('DELETE FROM challenges WHERE expiresAt < ?').run(time);
      database.prepare('DELETE FROM externalVerifications WHERE createdAt < ?').run(time - 86_400_000);
      database.prepare('DELETE FROM sessions WHERE expiresAt < ?').run(time);
      database.prepare('DELETE FROM signIns WHERE createdAt < ?').run(time - 86_400_000);
      database.prepare('DELETE FROM signUps WHERE createdAt < ?').run(time - 86_400_000);
      database.prepare('DELETE FROM clients WHERE expiresAt < ?').run(time);
    },
    close: () => database.close(),
  };
}

/** Applied in order, once each, counted by `PRAGMA user_version`. Never change a released one; add another. */
const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY, firstName TEXT, lastName TEXT, passwordHash TEXT, primaryEmailAddressId TEXT, primaryWeb3WalletId TEXT,
    imageId TEXT, unsafeMetadata TEXT NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL, lastSignInAt INTEGER
  );
  CREATE TABLE identifications (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE, kind TEXT NOT NULL, value TEXT NOT NULL,
    lookup TEXT NOT NULL, strategy TEXT NOT NULL, verifiedAt INTEGER, createdAt INTEGER NOT NULL
  );
  CREATE UNIQUE INDEX identifications_owner ON identifications (kind, lookup) WHERE verifiedAt IS NOT NULL;
  CREATE INDEX identifications_user ON identifications (userId);
  CREATE TABLE clients (
    id TEXT PRIMARY KEY, tokenHash TEXT NOT NULL UNIQUE, signInId TEXT, signUpId TEXT, lastActiveSessionId TEXT, lastStrategy TEXT,
    createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  );
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE,
    status TEXT NOT NULL, address TEXT NOT NULL, userAgent TEXT NOT NULL, createdAt INTEGER NOT NULL, updatedAt INTEGER NOT NULL,
    lastActiveAt INTEGER NOT NULL, expiresAt INTEGER NOT NULL
  );
  CREATE INDEX sessions_client ON sessions (clientId);
  CREATE INDEX sessions_user ON sessions (userId);
  CREATE TABLE signIns (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, userId TEXT REFERENCES users ON DELETE CASCADE,
    identificationId TEXT, identifier TEXT, status TEXT NOT NULL, strategy TEXT, createdSessionId TEXT, createdAt INTEGER NOT NULL
  );
  CREATE TABLE signUps (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, status TEXT NOT NULL, emailAddress TEXT,
    emailVerifiedAt INTEGER, web3Wallet TEXT, walletVerifiedAt INTEGER, firstName TEXT, lastName TEXT, passwordHash TEXT,
    unsafeMetadata TEXT NOT NULL, createdUserId TEXT, createdSessionId TEXT, createdAt INTEGER NOT NULL
  );
  CREATE TABLE challenges (
    id TEXT PRIMARY KEY, strategy TEXT NOT NULL, codeHash TEXT, nonce TEXT, message TEXT, attempts INTEGER NOT NULL,
    expiresAt INTEGER NOT NULL, createdAt INTEGER NOT NULL
  );
  CREATE TABLE images (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE, contentType TEXT NOT NULL, bytes BLOB NOT NULL,
    createdAt INTEGER NOT NULL
  );
  `,
  `
  CREATE TABLE events (
    id TEXT PRIMARY KEY, type TEXT NOT NULL, userId TEXT NOT NULL, attempts INTEGER NOT NULL, nextAttemptAt INTEGER NOT NULL,
    createdAt INTEGER NOT NULL
  );
  `,
  `
  CREATE TABLE externalAccounts (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL REFERENCES users ON DELETE CASCADE, providerUserId TEXT NOT NULL UNIQUE,
    username TEXT NOT NULL, emailAddress TEXT NOT NULL, createdAt INTEGER NOT NULL
  );
  CREATE INDEX externalAccounts_user ON externalAccounts (userId);
  CREATE TABLE externalVerifications (
    id TEXT PRIMARY KEY, clientId TEXT NOT NULL REFERENCES clients ON DELETE CASCADE, state TEXT NOT NULL UNIQUE, nonce TEXT,
    redirectUrl TEXT NOT NULL, status TEXT NOT NULL, username TEXT, emailAddress TEXT, expiresAt INTEGER NOT NULL,
    createdAt INTEGER NOT NULL
  );
  `,
  `
  ALTER TABLE externalAccounts ADD COLUMN provider TEXT NOT NULL DEFAULT 'github';
  ALTER TABLE externalVerifications ADD COLUMN provider TEXT NOT NULL DEFAULT 'github';
  `,
  `
  ALTER TABLE events ADD COLUMN content TEXT;
  `,
];

function migrate(database: DatabaseSync, transaction: Store['transaction']): void {
  const { user_version: version } = z.object({ user_version: z.number() }).parse(database.prepare('PRAGMA user_version').get());
  for (const [index, sql] of migrations.entries())
    if (index >= version)
      transaction(() => {
        database.exec(sql);
        database.exec(`PRAGMA user_version = ${index + 1}`);
      });
}

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
 * Typed access to a table whose columns are the schema's keys. Rows are parsed when read.
 *
 * @param name must be a constant: it becomes part of the SQL
 */
function createTable<Shape extends z.core.$ZodShape, Row extends z.infer<z.ZodObject<Shape>> & { id: string }>(
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
