import type { Figure } from '../report/figures.ts';
import { compareSubjects, formatSubjects, singleBody, type Subject, undisturbedCpuMicros } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';
import { findChildren, readCpuMs } from './start-measured.ts';

/** The load of each process, which leaves room for the load generator and the node. */
const perProcess = { perSecond: 1_000, connections: 16 };

/**
 * Compares two processes with one at the same load per process. If each needs no more CPU time per request than a single one, two processes
 * with a core each handle twice as many requests. Requests per second can't show that on two cores, because the load generator and the node
 * need cores too. CPU time at full load can't either: a process that is always busy reads many requests at once, which makes each cheaper.
 */
export async function measureWorkers({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const start = async (name: string, workers: number): Promise<Subject & { pid: number }> => {
    const gateway = await startGateway({ http: [node.origin] }, { GATEWAY_WORKERS: String(workers) });
    const pace = { perSecond: perProcess.perSecond * workers, connections: perProcess.connections * workers };
    return { name, process: gateway, pid: gateway.pid, addresses: gateway.addresses, body: singleBody, pace, rounds: [] };
  };
  const one = await start('one process', 1);
  const two = await start('two processes', 2);
  const workers = findChildren(two.pid);
  const before = workers.map((pid) => readCpuMs(pid) ?? NaN);
  await compareSubjects([one, two], { rounds: 20, roundMs: 1_000, warmUpMs: 3_000 });
  const used = workers.map((pid, index) => (readCpuMs(pid) ?? NaN) - (before[index] ?? NaN));
  process.stdout.write(formatSubjects([one, two]));
  const [alone, together] = [one, two].map(({ rounds }) => undisturbedCpuMicros(rounds));
  const balance = Math.min(...used) / Math.max(...used);
  const note = `${alone?.toFixed(1) ?? '–'} and ${together?.toFixed(1) ?? '–'} µs per request; the less busy process did ${(balance * 100).toFixed(0)}% of the other`;
  return [
    { name: 'two processes, by CPU time', value: (2 * (alone ?? NaN)) / (together ?? NaN), limit: 1.8, isMinimum: true, unit: '', note },
  ];
}
