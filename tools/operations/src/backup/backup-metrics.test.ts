import { documentedRows, rowsOf } from '@onepoint/metrics/testing';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createBackupMetrics } from './backup-metrics.ts';

async function setUp() {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-backup-metrics-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const registry = createBackupMetrics({ directory, now: () => new Date('2026-11-24T12:00:00Z') });
  const age = async () => (await registry.metrics()).split('\n').find((line) => line.startsWith('onepoint_backup_age_seconds'));
  return { registry, age, add: (name: string) => mkdir(join(directory, 'base', name), { recursive: true }) };
}

it('has the metrics that are documented', async () => {
  expect(await rowsOf((await setUp()).registry)).toEqual(documentedRows('backup'));
});

it('is the age of the newest complete backup', async () => {
  const { age, add } = await setUp();
  expect(await age()).toBe('onepoint_backup_age_seconds +Inf');
  await add('20261123T020000Z');
  await add('20261124T030000Z');
  await add('20261124T115900Z.partial');
  expect(await age()).toBe('onepoint_backup_age_seconds 32400');
});
