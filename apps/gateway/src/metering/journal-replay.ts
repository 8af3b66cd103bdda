import type { RecordUsageParameters, UsageRow } from '@onepoint/database';
import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describeError, type Log } from '../log.ts';
import { Rounds } from '../rounds.ts';
import { isPermanent, usageBatchSchema } from './usage-batch.ts';
import { journalSuffix } from './usage-journal.ts';

interface JournalReplayOptions {
  readonly directory: string;
  readonly record: (batch: RecordUsageParameters) => Promise<unknown>;
  readonly onLost: (rows: readonly UsageRow[], error: unknown) => void;
  readonly log: Log;
  readonly now?: () => number;
}

/** The database keeps batch numbers for a week (`pruneUsageBatches`). Batches older than that could be counted twice. */
const journalDaysMax = 5;
const dayMs = 86_400_000;
const replayIntervalMs = 5_000;

/**
 * Records the journals of previous processes and removes them. Batches that are already recorded change nothing, so a journal can be
 * replayed again after a crash, by two processes in parallel, or while its writer is alive. An incomplete last line was never synced to disk,
 * so it is ignored. A file with any other unreadable line, or one too old to be sent safely, is renamed and logged.
 */
export class JournalReplay {
  readonly #options: JournalReplayOptions;
  readonly #rounds: Rounds;
  #names: string[] = [];

  constructor(options: JournalReplayOptions) {
    this.#options = options;
    this.#rounds = new Rounds({
      task: 'journals',
      run: () => this.#run(),
      onError: (error) => options.log('warn', 'journals of usage not recorded yet', { journals: this.#names, ...describeError(error) }),
      intervalMs: replayIntervalMs,
    });
  }

  async start(): Promise<void> {
    const names = await readdir(this.#options.directory);
    this.#names = names.filter((name) => name.endsWith(journalSuffix)).toSorted();
    if (this.#names.length === 0) return;
    this.#rounds.start();
    void this.#rounds.runNow();
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  async #run(): Promise<void> {
    for (let name = this.#names[0]; name !== undefined; name = this.#names[0]) {
      await replayJournal(join(this.#options.directory, name), this.#options);
      this.#names.shift();
    }
    void this.#rounds.stop();
  }
}

async function replayJournal(path: string, options: JournalReplayOptions): Promise<void> {
  const { log, now = () => Date.now() } = options;
  const journal = await readJournal(path);
  if (journal === null) return;
  if (now() - journal.writtenAt > journalDaysMax * dayMs) {
    await rename(path, `${path}.expired`);
    log('error', 'a journal of usage is too old to be recorded', { path: `${path}.expired` });
    return;
  }
  for (const batch of journal.batches) await send(batch, options);
  if (journal.unreadableLines === 0) await rm(path, { force: true });
  else {
    await rename(path, `${path}.unreadable`);
    log('error', 'a journal of usage has lines that cannot be read', { path: `${path}.unreadable`, lines: journal.unreadableLines });
  }
  log('info', 'usage of a journal recorded', { path, batches: journal.batches.length });
}

async function send(batch: RecordUsageParameters, { record, onLost }: JournalReplayOptions): Promise<void> {
  try {
    await record(batch);
  } catch (error) {
    if (!isPermanent(error)) throw error;
    onLost(batch.rows, error);
  }
}

interface Journal {
  writtenAt: number;
  batches: RecordUsageParameters[];
  unreadableLines: number;
}

/** Returns null if another process has replayed and removed the journal in the meantime. */
async function readJournal(path: string): Promise<Journal | null> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(path, 'utf8'), stat(path)]);
    const lines = text.split('\n').slice(0, -1);
    const batches = lines.map((line) => usageBatchSchema.safeParse(parseJson(line)).data).filter((batch) => batch !== undefined);
    return { writtenAt: mtimeMs, batches, unreadableLines: lines.length - batches.length };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
