import type { Figure } from '../report/figures.ts';
import { compareSubjects, formatSubjects, singleBody, type Subject, undisturbedCpuMicros } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';

/** Two processes of each kind, because the speed of identical processes can differ. */
const processesPerKind = 2;

/** The gateway with and without the request log. The warm-up uses up the keys' sampling budgets, as in steady traffic. */
export async function measureRequestLog({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const start = async (name: string, env: Record<string, string>): Promise<Subject> => {
    const gateway = await startGateway({ http: [node.origin] }, env);
    return { name, process: gateway, addresses: gateway.addresses, body: singleBody, rounds: [] };
  };
  const without: Subject[] = [];
  const withLog: Subject[] = [];
  for (let index = 0; index < processesPerKind; index += 1) {
    without.push(await start('without request log', { GATEWAY_REQUEST_LOG: 'off' }));
    withLog.push(await start('with request log', {}));
  }
  await compareSubjects(
    without.flatMap((subject, index) => [subject, ...withLog.slice(index, index + 1)]),
    { rounds: 60, roundMs: 400, warmUpMs: 2_000 },
  );
  const kinds = [without, withLog].map((kind) => kind.flatMap(({ rounds }) => rounds));
  process.stdout.write(
    formatSubjects([without, withLog].flatMap((kind, index) => kind.slice(0, 1).map((one) => ({ ...one, rounds: kinds[index] ?? [] })))),
  );
  const [off = NaN, on = NaN] = kinds.map(undisturbedCpuMicros);
  const note = `${on.toFixed(1)} and ${off.toFixed(1)} µs, the fastest tenth of the rounds`;
  return [{ name: 'CPU per request with / without request log', value: on / off, limit: 1.02, unit: '', note }];
}
