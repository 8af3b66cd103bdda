import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as z from 'zod';
import { createTable, type Table } from './create-table.ts';
import * as rows from './rows.ts';
import { migrations } from './schema.ts';

export interface Store {
  users: Table<rows.UserRow>;
  identifications: Table<rows.IdentificationRow>;
  clients: Table<rows.ClientRow>;
  sessions: Table<rows.SessionRow>;
  signIns: Table<rows.SignInRow>;
  signUps: Table<rows.SignUpRow>;
  challenges: Table<rows.ChallengeRow>;
  images: Table<rows.ImageRow>;
  events: Table<rows.EventRow>;
  /** All writes of `work`, or none. Not nested. */
  transaction: <T>(work: () => T) => T;
  /** Deletes attempts, challenges and browsers that ended before `time`. */
  sweep: (time: number) => void;
  close: () => void;
}

/** Opens the database in `dataDir`. A write that was acknowledged is on the disk: it survives kill -9 and a power cut. */
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
    images: createTable(database, 'images', rows.imageRowSchema),
    events: createTable(database, 'events', rows.eventRowSchema),
    transaction,
    sweep: (time) => {
      database.prepare('DELETE FROM challenges WHERE expiresAt < ?').run(time);
      database.prepare('DELETE FROM sessions WHERE expiresAt < ?').run(time);
      database.prepare('DELETE FROM signIns WHERE createdAt < ?').run(time - 86_400_000);
      database.prepare('DELETE FROM signUps WHERE createdAt < ?').run(time - 86_400_000);
      database.prepare('DELETE FROM clients WHERE expiresAt < ?').run(time);
    },
    close: () => database.close(),
  };
}

function migrate(database: DatabaseSync, transaction: Store['transaction']): void {
  const { user_version: version } = z.object({ user_version: z.number() }).parse(database.prepare('PRAGMA user_version').get());
  for (const [index, sql] of migrations.entries())
    if (index >= version)
      transaction(() => {
        database.exec(sql);
        database.exec(`PRAGMA user_version = ${index + 1}`);
      });
}
