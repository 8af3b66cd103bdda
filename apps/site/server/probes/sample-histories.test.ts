// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { toMeasurements } from '../../src/server/status/probe-report.ts';
import { createFileStore } from './probe-store.ts';
import { sampleHistories } from './sample-histories.ts';
import { startProbes } from './start-probes.ts';

const nowMs = Date.UTC(2026, 10, 24, 10);
const histories = sampleHistories(['api'], nowMs);

async function reportOf(store: Parameters<typeof startProbes>[0]['store']) {
  const never = new Promise<void>(() => undefined);
  const target = { id: 'api', kind: 'api', name: '', check: () => never } as const;
  const probes = await startProbes({ targets: [target], intervalMs: 60_000, store, onFailure: () => undefined, now: () => nowMs });
  return toMeasurements({ value: probes.report(), readAtMs: nowMs });
}

it('shows a month without failures up to yesterday, marked as sample data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'onepoint-probes-'));
  onTestFinished(async () => rm(folder, { recursive: true }));
  await createFileStore(folder).save(histories);
  const { parts, sampleUntil } = await reportOf(createFileStore(folder));
  expect(sampleUntil).toBe('2026-11-23');
  expect(parts[0]?.days.filter((day) => day !== null)).toEqual(Array.from({ length: 30 }, () => [1440, 0]));
  expect(parts[0]?.days.at(-1)).toBeNull();
});

it('marks nothing without sample data', async () => {
  const store = { isKept: true, load: async () => Promise.resolve({}), save: async () => Promise.resolve() };
  expect(await reportOf(store)).toMatchObject({ sampleUntil: null });
});
