import { request } from 'undici';
import type { Figure } from '../report/figures.ts';
import type { GatewaySetup } from './setup.ts';
import { readMemoryMiB } from './start-measured.ts';

const connections = 100;
/** The notification makes the gateway assemble the response. */
const body = '[{"jsonrpc":"2.0","id":1,"method":"debug_traceBlockByNumber","params":["0x1"]},{"jsonrpc":"2.0","method":"eth_blockNumber"}]';

/** Memory for responses of 100 MB that have to be assembled, on 100 connections at the same time, and for the same ones streamed. */
export async function measureLargeAnswers({ startNode, startGateway }: GatewaySetup): Promise<readonly Figure[]> {
  const node = await startNode('faulty-node.ts');
  const gateway = await startGateway({ http: [node.origin] });
  const statuses = new Map<number, number>();
  await Promise.all(
    Array.from({ length: connections }, async (_, index) => {
      const address = gateway.addresses[index % gateway.addresses.length] ?? '';
      const answer = await request(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      await answer.body.dump({ limit: Infinity });
      statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    }),
  );
  const note = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  return [{ name: '100 × 100 MB to assemble, peak memory', value: readMemoryMiB(gateway.pid, 'VmHWM'), limit: 400, unit: 'MB', note }];
}
