import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensurePackages, natsServer } from '@onepoint/sandbox/debian/ensure-packages';
import { BenchError } from '../report/figures.ts';
import { benchChanges } from './bench-changes.ts';
import { benchCharging, benchHour, benchSizes } from './bench-charging.ts';
import { benchKills } from './bench-kills.ts';
import { benchLimits } from './bench-limits.ts';

const parts: Readonly<Record<string, (directory: string, count: number | undefined) => Promise<boolean>>> = {
  kills: benchKills,
  charging: benchCharging,
  hour: benchHour,
  limits: benchLimits,
  changes: benchChanges,
  sizes: benchSizes,
};
const partsWithNats = new Set(['kills', 'limits', 'changes']);

/**
 * Benchmarks of several machines that share state over NATS: `kills [number]`, `charging`, `hour`, `limits`,
 * `changes [number]`, `sizes`, or all of them.
 *
 * @returns false if a guarantee doesn't hold
 * @throws {PackageMissingError} if a part needs nats-server and it can't be installed
 */
export async function benchBus([wanted, count]: readonly string[]): Promise<boolean> {
  const names = wanted === undefined ? Object.keys(parts) : [wanted];
  let holds = true;
  for (const name of names) {
    const part = parts[name];
    if (part === undefined) throw new BenchError(`There is no part "${name}". There are: ${Object.keys(parts).join(', ')}`);
    if (partsWithNats.has(name)) ensurePackages([natsServer]);
    const directory = await mkdtemp(join(tmpdir(), 'onepoint-bus-'));
    try {
      holds = (await part(directory, count === undefined ? undefined : Number(count))) && holds;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
  return holds;
}
