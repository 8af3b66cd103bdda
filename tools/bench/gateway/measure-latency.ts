import type { Figure } from '../report/figures.ts';
import { generateLoad, median, quantile } from '../report/load-report.ts';
import { compareSubjects, formatSubjects, singleBody, type Subject } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';

const connections = 32;

/** Latency that the gateway adds to a node's, at half of the load that it can handle on this machine. */
export async function measureLatency({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const gateway = await startGateway({ http: [node.origin] });
  const { addresses } = gateway;
  const full = async () => (await generateLoad({ addresses, body: singleBody, connections, durationMs: 2_000 })).requestsPerSecond;
  await full();
  const perSecond = (await full()) / 2;
  const common = { body: singleBody, pace: { perSecond, connections } };
  const direct: Subject = { ...common, name: 'node', process: node, addresses: [node.origin], rounds: [] };
  const through: Subject = { ...common, name: 'gateway', process: gateway, addresses, rounds: [] };
  await compareSubjects([direct, through], { rounds: 12, roundMs: 1_500, warmUpMs: 500 });
  process.stdout.write(formatSubjects([direct, through]));
  const added = (share: number) =>
    median(
      through.rounds.map(
        ({ latenciesMs }, round) => quantile(latenciesMs, share) - quantile(direct.rounds[round]?.latenciesMs ?? [], share),
      ),
    );
  const note = `at ${perSecond.toFixed(0)} requests per second`;
  return [
    { name: 'added latency, p50', value: added(0.5), limit: 0.3, unit: 'ms', note },
    { name: 'added latency, p99', value: added(0.99), limit: 2, unit: 'ms', note },
  ];
}
