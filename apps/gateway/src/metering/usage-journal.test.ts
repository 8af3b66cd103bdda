import type { RecordUsageParameters } from '@onepoint/database';
import { EnvironmentError } from '@onepoint/environment';
import * as fc from 'fast-check';
import { appendFile, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { JournalReplay } from './journal-replay.ts';
import { prepareJournalDirectory, UsageJournal } from './usage-journal.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'journal-'));
  return () => rm(directory, { recursive: true, force: true });
});

const gatewayId = 'gateway_a';
const path = () => join(directory, `${gatewayId}.usage.jsonl`);

const batch = (sequence: number): RecordUsageParameters => ({
  gatewayId,
  sequence,
  rows: [
    {
      projectId: 'proj_a',
      apiKeyId: 'key_a',
      planId: 'PAYG',
      chain: 'base',
      method: 'eth_call',
      providerId: null,
      minute: new Date('2026-11-21T09:00:00Z'),
      requests: sequence,
      errors: 0,
      computeUnits: 26,
      providerFailures: 0,
      errorsByStatus: [],
      latencies: [0, 1],
    },
  ],
});
const upTo = (last: number) => Array.from({ length: last }, (_, index) => batch(index + 1));

function setUp() {
  const onError = vi.fn();
  const journal = new UsageJournal({ directory, gatewayId, onError });
  return { onError, journal };
}

/** Replays the directory. Resolves with the recorded batches once it is empty or the replay gave up. */
async function replay(record: (batch: RecordUsageParameters) => Promise<unknown> = () => Promise.resolve()) {
  const recorded: RecordUsageParameters[] = [];
  const log = vi.fn();
  const onLost = vi.fn();
  const replaying = new JournalReplay({
    directory,
    record: async (one) => {
      await record(one);
      recorded.push(one);
    },
    onLost,
    log,
  });
  await replaying.start();
  await replaying.stop();
  return { recorded, log, onLost };
}

describe('UsageJournal', () => {
  it('keeps batches unchanged until each is recorded once', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(1));
    await journal.write(() => upTo(3));
    await journal.write(() => upTo(3));
    expect((await replay()).recorded).toEqual(upTo(3));
    expect(await readdir(directory)).toEqual([]);
  });

  it('removes the file once everything is recorded, and creates a new one when needed', async () => {
    const { journal } = setUp();
    await journal.clear();
    await journal.write(() => upTo(2));
    await journal.clear();
    expect(await readdir(directory)).toEqual([]);
    await journal.write(() => [batch(3)]);
    expect((await replay()).recorded).toEqual([batch(3)]);
  });

  it('rewrites all waiting batches after another process recorded and removed the file', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(2));
    await replay();
    await journal.write(() => upTo(3));
    expect((await replay()).recorded).toEqual(upTo(3));
  });

  it('loses no line after a torn one, wherever the disk was full', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(400), async (bytes) => {
        const { journal } = setUp();
        await journal.write(() => upTo(1));
        await appendFile(path(), JSON.stringify(batch(2)).slice(0, bytes));
        await journal.write(() => upTo(2));
        expect((await replay()).recorded).toEqual(upTo(2));
      }),
      { numRuns: 20 },
    );
  });

  it('reports a failing disk and retries', async () => {
    const { journal, onError } = setUp();
    await rm(directory, { recursive: true });
    await journal.write(() => upTo(1));
    expect(onError).toHaveBeenCalledOnce();
    await prepareJournalDirectory(directory);
    await journal.write(() => upTo(2));
    expect((await replay()).recorded).toEqual(upTo(2));
  });

  it('names a directory that can’t be used', async () => {
    await writeFile(join(directory, 'file'), '');
    await expect(prepareJournalDirectory(join(directory, 'file', 'sub'))).rejects.toThrow(EnvironmentError);
  });
});

describe('JournalReplay', () => {
  it('records the complete lines of a journal whose last line is torn at any byte', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(3));
    const whole = await readFile(path());
    const ends = [...whole.keys()].filter((index) => whole[index] === 10);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length), async (bytes) => {
        await writeFile(path(), whole);
        await truncate(path(), bytes);
        expect((await replay()).recorded).toEqual(upTo(ends.filter((end) => end < bytes).length));
      }),
      { numRuns: 30 },
    );
  });

  it('keeps the journal if the database fails, and restarts from the beginning', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(3));
    const failing = vi.fn<() => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('down'));
    expect((await replay(failing)).recorded).toEqual(upTo(1));
    expect((await replay()).recorded).toEqual(upTo(3));
  });

  it('drops a batch that the database will never accept, with its rows', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(2));
    const refusing = vi.fn<() => Promise<void>>().mockRejectedValueOnce(Object.assign(new Error('invalid'), { code: '22P05' }));
    const { recorded, onLost } = await replay(refusing);
    expect(recorded).toEqual([batch(2)]);
    expect(onLost).toHaveBeenCalledExactlyOnceWith(batch(1).rows, expect.any(Error));
  });

  it('keeps a file with an unreadable line and records the others', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(1));
    await appendFile(path(), `{"sequence":1}\n${'\0'.repeat(20)}\n`);
    const { recorded, log } = await replay();
    expect(recorded).toEqual(upTo(1));
    expect(log).toHaveBeenCalledWith('error', expect.any(String), { path: `${path()}.unreadable`, lines: 2 });
    expect(await readdir(directory)).toEqual([`${gatewayId}.usage.jsonl.unreadable`]);
  });

  it('does not send batches whose numbers the database may have pruned', async () => {
    const { journal } = setUp();
    await journal.write(() => upTo(1));
    const old = new Date(Date.now() - 6 * 86_400_000);
    await utimes(path(), old, old);
    expect((await replay()).recorded).toEqual([]);
    expect(await readdir(directory)).toEqual([`${gatewayId}.usage.jsonl.expired`]);
  });
});
