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

it('loads what another process saved and leaves no partial files', async () => {
  const dataDir = join(folder, 'not/yet/there');
  await createFileStore(dataDir).save({});
  await createFileStore(dataDir).save(histories);
  expect(await createFileStore(dataDir).load()).toEqual(histories);
  expect(await readdir(dataDir)).toEqual(['probes.json']);
});

it('loads nothing if nothing was saved yet', async () => {
  expect(await createFileStore(join(folder, 'none')).load()).toEqual({});
});

it.each([
  ['torn', JSON.stringify({ version: 1, parts: histories }).slice(0, 60)],
  ['empty', ''],
  ['of another version', JSON.stringify({ version: 2, parts: {} })],
  ['of an unknown format', JSON.stringify({ version: 1, parts: { api: { last: null, days: [{ day: 'today' }] } } })],
])('moves a file that is %s aside and starts over', async (_what, text) => {
  await writeFile(join(folder, 'probes.json'), text);
  const store = createFileStore(folder);
  expect(await store.load()).toEqual({});
  expect(await readFile(join(folder, 'probes.json.broken'), 'utf8')).toBe(text);
  await store.save(histories);
  expect(await store.load()).toEqual(histories);
});

it('fails if a file exists and cannot be read, so that it is not overwritten', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  await expect(createFileStore(file).load()).rejects.toMatchObject({ code: 'ENOTDIR' });
});

it('reports that nothing is kept without a folder', async () => {
  await memoryStore.save(histories);
  expect([memoryStore.isKept, await memoryStore.load()]).toEqual([false, {}]);
});
