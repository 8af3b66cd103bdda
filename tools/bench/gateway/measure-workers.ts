import type { Figure } from '../report/figures.ts';
import { compareSubjects, formatSubjects, singleBody, type Subject, undisturbedCpuMicros } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';
import { findChildren, readCpuMs } from './start-measured.ts';

/**
 * Compares two processes with one. The load, the node, and both processes need a core each, so on smaller machines the number of requests per
 * second is meaningless. CPU time isn't: if each process needs no more time per request than a single one, two processes with a core each handle
 * twice as many requests.
 */
export async function measureWorkers({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const start = async (name: string, workers: number): Promise<Subject & { pid: number }> => {
    const gateway = await startGateway({ http: [node.origin] }, { GATEWAY_WORKERS: String(workers) });
    return { name, process: gateway, pid: gateway.pid, addresses: gateway.addresses, body: singleBody, rounds: [] };
  };
  const one = await start('one process', 1);
  const two = await start('two processes', 2);
  const before = findChildren(two.pid).map((pid) => readCpuMs(pid) ?? NaN);
  await compareSubjects([one, two], { rounds: 20, roundMs: 500, warmUpMs: 1_500 });
  const used = findChildren(two.pid).map((pid, index) => (readCpuMs(pid) ?? NaN) - (before[index] ?? NaN));
  process.stdout.write(formatSubjects([one, two]));
  const [alone, together] = [one, two].map(({ rounds }) => undisturbedCpuMicros(rounds));
  const balance = Math.min(...used) / Math.max(...used);
  const note = `${alone?.toFixed(1) ?? '–'} and ${together?.toFixed(1) ?? '–'} µs per request; the less busy process did ${(balance * 100).toFixed(0)}% of the other`;
  return [
    { name: 'two processes, by CPU time', value: (2 * (alone ?? NaN)) / (together ?? NaN), limit: 1.8, isMinimum: true, unit: '', note },
  ];
}
