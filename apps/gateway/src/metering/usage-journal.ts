import type { RecordUsageParameters } from '@onepoint/database';
import { EnvironmentError } from '@onepoint/environment';
import { access, constants, mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

interface UsageJournalOptions {
  readonly directory: string;
  /** Part of the file's name: each process writes its own file. */
  readonly gatewayId: string;
  /** Called if a write failed. It is retried. */
  readonly onError: (error: unknown) => void;
}

export const journalSuffix = '.usage.jsonl';

/**
 * Creates the directory and checks that it is writable.
 *
 * @throws {EnvironmentError} if it can't be created or written to
 */
export async function prepareJournalDirectory(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    await access(directory, constants.W_OK | constants.X_OK);
  } catch {
    throw new EnvironmentError([{ variable: 'GATEWAY_JOURNAL_DIR', problem: 'is a directory that cannot be written to' }]);
  }
}

/**
 * Usage batches on disk, one per line, while the database is down. They keep the numbers under which they are sent, so that resending
 * them after a crash (see `JournalReplay`) counts nothing twice. The file only exists while batches wait.
 */
export class UsageJournal {
  readonly #options: UsageJournalOptions;
  readonly #path: string;
  /** Serializes file operations. */
  #work: Promise<void> = Promise.resolve();
  /** Size of the file up to which it is known to be complete, and each source's last batch in it. */
  #bytes = 0;
  readonly #lastSequences = new Map<string, number>();

  constructor(options: UsageJournalOptions) {
    this.#options = options;
    this.#path = join(options.directory, `${options.gatewayId}${journalSuffix}`);
  }

  /** Appends the batches that aren't in the file yet. Resolves when they are synced to disk, or writing has failed for now. */
  write(list: () => readonly RecordUsageParameters[]): Promise<void> {
    return this.#do(async () => {
      const batches = list();
      const isFresh = ({ gatewayId, sequence }: RecordUsageParameters) => sequence > (this.#lastSequences.get(gatewayId) ?? 0);
      if (!batches.some(isFresh)) return;
      const file = await open(this.#path, 'a', 0o600);
      try {
        const { size } = await file.stat();
        // Another process sent this file's batches and removed it, or it was truncated. Then rewrite everything that waits.
        const isWhole = size >= this.#bytes;
        // Remove an incomplete line that a full disk has left.
        await file.truncate(isWhole ? this.#bytes : 0);
        if (!isWhole) {
          this.#bytes = 0;
          this.#lastSequences.clear();
        }
        const fresh = batches.filter(isFresh);
        const text = fresh.map((batch) => `${JSON.stringify(batch)}\n`).join('');
        await file.appendFile(text);
        await file.datasync();
        if (this.#bytes === 0) await syncDirectory(this.#path);
        this.#bytes += Buffer.byteLength(text);
        for (const { gatewayId, sequence } of fresh) this.#lastSequences.set(gatewayId, sequence);
      } finally {
        await file.close();
      }
    });
  }

  /** Call when everything that was written is recorded. */
  clear(): Promise<void> {
    return this.#do(async () => {
      if (this.#bytes === 0) return;
      await rm(this.#path, { force: true });
      this.#bytes = 0;
    });
  }

  #do(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work).catch((error: unknown) => this.#options.onError(error));
    return this.#work;
  }
}

/** A new file only survives a power loss after its directory is synced as well. */
async function syncDirectory(path: string): Promise<void> {
  const directory = await open(dirname(path), 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}
