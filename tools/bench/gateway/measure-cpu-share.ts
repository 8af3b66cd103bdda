import type { Figure } from '../report/figures.ts';
import { batchBody, compareSubjects, formatSubjects, singleBody, type Subject, undisturbedCpuMicros } from './measure-load.ts';
import type { GatewaySetup } from './setup.ts';
import { startBaseline } from './start-measured.ts';

/** The response never changes, so the gateway asks a node only once. */
const cachedBody = singleBody.replace('eth_blockNumber', 'eth_chainId');

/** CPU time per request of a plain reverse proxy to the same node, relative to the gateway's. */
export async function measureCpuShare({ startNode, startGateway, directory, stops }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('echo-node.ts');
  const proxy = await startBaseline(node.origin, directory);
  stops.push(proxy.stop);
  const gateway = await startGateway({ http: [node.origin] });
  const ofProxy = (name: string, body: string): Subject => ({ name, process: proxy, addresses: [proxy.address], body, rounds: [] });
  const ofGateway = (name: string, body: string): Subject => ({ name, process: gateway, addresses: gateway.addresses, body, rounds: [] });
  const proxySingle = ofProxy(proxy.name, singleBody);
  const proxyBatch = ofProxy(`${proxy.name}, batch`, batchBody);
  const cached = ofGateway('gateway, from the cache', cachedBody);
  const batch = ofGateway('gateway, batch', batchBody);
  const single = ofGateway('gateway', singleBody);
  const subjects = [proxySingle, proxyBatch, cached, batch, single];
  await compareSubjects(subjects, { rounds: 20, roundMs: 400, warmUpMs: 1_500 });
  process.stdout.write(formatSubjects(subjects));
  const share = (name: string, own: Subject, other: Subject, limit: number): Figure => {
    const [ownMicros, otherMicros] = [own, other].map(({ rounds }) => undisturbedCpuMicros(rounds));
    const note = `${otherMicros?.toFixed(1) ?? '–'} µs of ${proxy.name}, ${ownMicros?.toFixed(1) ?? '–'} µs`;
    return { name, value: (otherMicros ?? NaN) / (ownMicros ?? NaN), limit, isMinimum: true, unit: '', note };
  };
  return [
    share('CPU share, forwarded call', single, proxySingle, 0.22),
    share('CPU share, batch of ten', batch, proxyBatch, 0.2),
    share('CPU share, cached call', cached, proxySingle, 0.45),
  ];
}
