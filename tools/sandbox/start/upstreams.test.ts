import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { readDepositNetworks, saveDepositNetworks } from './upstreams.ts';

afterEach(() => vi.unstubAllEnvs());

it('returns the configured deposit networks, or those of the last start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'onepoint-deposits-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  vi.stubEnv('DEPOSIT_NETWORKS', undefined);
  expect(await readDepositNetworks(dataDir)).toEqual({});
  await mkdir(join(dataDir, 'chains'));
  await saveDepositNetworks(dataDir, { DEPOSIT_NETWORKS: '["embedded"]' });
  expect(await readDepositNetworks(dataDir)).toEqual({ DEPOSIT_NETWORKS: '["embedded"]' });
  vi.stubEnv('DEPOSIT_NETWORKS', '["configured"]');
  expect(await readDepositNetworks(dataDir)).toEqual({ DEPOSIT_NETWORKS: '["configured"]' });
});
