// @vitest-environment node
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createFileStore, memoryStore, type ProbeHistories } from './probe-store.ts';

const histories: ProbeHistories = {
  api: { last: { atMs: 1_000_000, fault: null, tookMs: 12 }, days: [{ day: '2026-05-01', checks: 3, failed: 1, slowestMs: 40 }] },
};
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onepoint-probes-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
});

it('gives back what was kept, to another process too, and leaves no half-written file beside it', async () => {
  const dataDir = join(folder, 'not/yet/there');
  await createFileStore(dataDir).save({});
  await createFileStore(dataDir).save(histories);
  expect(await createFileStore(dataDir).load()).toEqual(histories);
  expect(await readdir(dataDir)).toEqual(['probes.json']);
});

it('has nothing where nothing was kept yet', async () => {
  expect(await createFileStore(join(folder, 'none')).load()).toEqual({});
});

it.each([
  ['torn', JSON.stringify({ version: 1, parts: histories }).slice(0, 60)],
  ['empty', ''],
  ['of another version', JSON.stringify({ version: 2, parts: {} })],
  ['of another shape', JSON.stringify({ version: 1, parts: { api: { last: null, days: [{ day: 'today' }] } } })],
])('puts a file that is %s aside as it is, and begins anew', async (_what, text) => {
  await writeFile(join(folder, 'probes.json'), text);
  const store = createFileStore(folder);
  expect(await store.load()).toEqual({});
  expect(await readFile(join(folder, 'probes.json.broken'), 'utf8')).toBe(text);
  await store.save(histories);
  expect(await store.load()).toEqual(histories);
});

it('fails where a file is there and cannot be read: what it holds must not be written over', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(createFileStore(file).load()).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('says that it keeps nothing where there is no folder to keep it in', async () => {
  await memoryStore.save(histories);
  expect([memoryStore.isKept, await memoryStore.load()]).toEqual([false, {}]);
});
