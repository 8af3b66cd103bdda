import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BenchError } from '../report/figures.ts';
import { generateLoad } from '../report/load-report.ts';
import { type CpuProfile, drawFlameGraph, type Frame, readFrames } from './flame-graph.ts';
import { singleBody } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';

const picture = join(import.meta.dirname, '../../../docs/images/gateway-call.svg');
const load = { body: singleBody, connections: 32 };

/** Profiles forwarded calls, draws a flame graph for ADR 0004, and prints a breakdown of the time. */
export async function profileCall({ startNode, startGateway, directory }: GatewaySetup): Promise<void> {
  const node = await startNode('echo-node.ts');
  const profiles = join(directory, 'profiles');
  await mkdir(profiles);
  const gateway = await startGateway({ http: [node.origin] }, {}, ['--cpu-prof', `--cpu-prof-dir=${profiles}`, '--cpu-prof-interval=500']);
  const { addresses } = gateway;
  await generateLoad({ ...load, addresses, durationMs: 4_000 });
  // Skips the start, when most functions aren't compiled yet.
  const fromMicros = Number(process.hrtime.bigint()) / 1_000;
  const { requestsPerSecond, failures } = await generateLoad({ ...load, addresses, durationMs: 10_000 });
  await gateway.stop();
  const [file] = await readdir(profiles);
  if (file === undefined || failures > 0) throw new BenchError(`There is no profile, or ${failures} requests failed.`);
  const root = readFrames(JSON.parse(await readFile(join(profiles, file), 'utf8')) as CpuProfile, fromMicros);
  await writeFile(picture, drawFlameGraph(root, `One forwarded call, ${requestsPerSecond.toFixed(0)} per second`));
  process.stdout.write(`${describe(root)}\nFlame graph: ${picture}\n`);
}

/** Time by origin, and the functions with the most time of their own. */
function describe(root: Frame): string {
  const byOrigin = new Map<string, number>();
  const byName = new Map<string, number>();
  const visit = (frame: Frame): void => {
    byOrigin.set(frame.origin, (byOrigin.get(frame.origin) ?? 0) + frame.ownMicros);
    const name = `${frame.name} (${frame.origin})`;
    byName.set(name, (byName.get(name) ?? 0) + frame.ownMicros);
    for (const child of frame.children.values()) visit(child);
  };
  visit(root);
  const list = (shares: Map<string, number>, most: number) =>
    [...shares]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([name, micros]) => `${((micros / root.totalMicros) * 100).toFixed(1).padStart(6)}%  ${name}`);
  return [...list(byOrigin, 10), '', ...list(byName, 30)].join('\n');
}
