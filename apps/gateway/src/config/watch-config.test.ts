import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { roundRuns } from '../rounds.ts';
import type { ReloadableConfig } from './env.ts';
import { watchConfig } from './watch-config.ts';

const listOf = (...http: string[]) => JSON.stringify({ ethereum: { http } });

async function watch(kind: 'file' | 'variable') {
  const directory = await mkdtemp(join(tmpdir(), 'onepoint-config-'));
  const [nodesPath, limitsPath] = [join(directory, 'nodes.json'), join(directory, 'limits.json')];
  await Promise.all([writeFile(nodesPath, listOf('http://one')), writeFile(limitsPath, '{}')]);
  const configs: ReloadableConfig[] = [];
  const logged: string[] = [];
  const stop = watchConfig({
    env: {
      DATABASE_URL: 'postgres://localhost/x',
      GATEWAY_UPSTREAMS: kind === 'file' ? nodesPath : listOf('http://one'),
      GATEWAY_BODY_BYTES_MAX: '2048',
      LIMITS_FILE: limitsPath,
    },
    onChange: async (config) => void configs.push(config),
    log: (_level, message, fields) => logged.push(`${message} ${JSON.stringify(fields)}`),
  });
  onTestFinished(async () => {
    stop();
    await rm(directory, { recursive: true });
  });
  /** Repeats the write until the change is noticed, because the watcher might first read the file after a write. */
  const writeUntil = async (path: string, text: string, isNoticed: () => boolean) => {
    const attempt = async () => {
      await writeFile(path, text);
      return isNoticed();
    };
    await expect.poll(attempt, { timeout: 60_000 }).toBe(true);
  };
  return { configs, logged, stop, nodesPath, limitsPath, writeUntil };
}

async function countFailures(): Promise<number> {
  const registry = new Registry();
  roundRuns.register(registry);
  const { values } = (await registry.getSingleMetric('onepoint_task_runs_total')?.get()) ?? { values: [] };
  return values.find(({ labels }) => labels['task'] === 'configuration' && labels['outcome'] === 'failed')?.value ?? 0;
}

it('reads the nodes again when their file changes, and keeps the old ones if the new ones are invalid', async () => {
  const { configs, logged, nodesPath, writeUntil } = await watch('file');
  const two = listOf('http://one', 'http://two');
  await writeUntil(nodesPath, two, () => configs.some(({ upstreams }) => upstreams.get('ethereum')?.http.length === 2));
  const applied = configs.length;
  await writeUntil(nodesPath, '{"ethereum":', () => logged.some((line) => line.includes('GATEWAY_UPSTREAMS: is not valid JSON')));
  expect(configs.slice(applied).filter(({ upstreams }) => upstreams.get('ethereum')?.http.length !== 2)).toEqual([]);
});

it('reads the limits again when their file changes, and counts those that are invalid', async () => {
  const { configs, logged, limitsPath, writeUntil } = await watch('variable');
  await writeUntil(limitsPath, '{"GATEWAY_BODY_BYTES_MAX": 4096}', () => configs.some(({ bodyBytesMax }) => bodyBytesMax === 4_096));
  const failures = await countFailures();
  await writeUntil(limitsPath, '{"GATEWAY_BODY_BYTES_MAX": 1}', () => logged.some((line) => line.includes('GATEWAY_BODY_BYTES_MAX: ')));
  expect(logged.find((line) => line.includes('GATEWAY_BODY_BYTES_MAX'))).toContain('configuration not reloaded, the old one stays');
  expect(configs.at(-1)).toMatchObject({ bodyBytesMax: 4_096 });
  expect(await countFailures()).toBeGreaterThan(failures);
  await writeUntil(limitsPath, '{}', () => configs.at(-1)?.bodyBytesMax === 2_048);
});

it('reads everything again on SIGHUP, until it stops', async () => {
  const { configs, stop } = await watch('variable');
  process.emit('SIGHUP');
  await expect.poll(() => configs).toMatchObject([{ bodyBytesMax: 2_048 }]);
  stop();
  expect(process.listeners('SIGHUP')).toEqual([]);
});
