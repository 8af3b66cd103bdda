import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BenchError } from '../report/figures.ts';
import { benchCharging, benchSizes } from './bench-charging.ts';
import { benchKills } from './bench-kills.ts';
import { benchLimits } from './bench-limits.ts';

const parts: Readonly<Record<string, (directory: string, count: number | undefined) => Promise<boolean>>> = {
  kills: benchKills,
  charging: benchCharging,
  limits: benchLimits,
  sizes: benchSizes,
};

/**
 * Benchmarks of several machines that share state over NATS: `kills [number]`, `charging`, `limits`, `sizes`, or all of them.
 *
 * @returns false if a guarantee doesn't hold
 */
export async function benchBus([wanted, count]: readonly string[]): Promise<boolean> {
  const names = wanted === undefined ? Object.keys(parts) : [wanted];
  let holds = true;
  for (const name of names) {
    const part = parts[name];
    if (part === undefined) throw new BenchError(`There is no part "${name}". There are: ${Object.keys(parts).join(', ')}`);
    const directory = await mkdtemp(join(tmpdir(), 'onepoint-bus-'));
    try {
      holds = (await part(directory, count === undefined ? undefined : Number(count))) && holds;
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
  }
  return holds;
}
