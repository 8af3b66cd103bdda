import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type GatewaySetup, withGatewaySetup } from '../gateway/setup.ts';
import { type Corpus, loadCorpus } from './corpus.ts';
import { canonicalJson } from './exact-json.ts';
import { plainRequest } from './exchange.ts';
import { startRecordedNode } from './recorded-node.ts';
import { Tally } from './tally.ts';
import { startTwinChains } from './twin-chains.ts';

const batchCalls = 10;
const webSocketOf = (address: string) => address.replace(/^http/u, 'ws');

/**
 * Sends the calls of the corpus of Ethereum's execution APIs through the gateway and directly, one by one, in batches, and over WebSocket: to a
 * node that returns the recorded answers, and to local chains that start with the corpus's accounts.
 *
 * @returns whether every difference is in the table of allowed ones
 */
export async function benchGatewayCorpus(): Promise<boolean> {
  const corpus = await loadCorpus();
  return withGatewaySetup(async (setup) => {
    const recorded = await compareRecorded(setup, corpus);
    const local = await compareLocal(setup, corpus);
    process.stdout.write(recorded.report('recorded answers') + local.report('local chains'));
    return !recorded.hasDifferences && !local.hasDifferences;
  });
}

async function compareRecorded(setup: GatewaySetup, { calls }: Corpus): Promise<Tally> {
  const node = await startRecordedNode(calls);
  setup.stops.push(node.stop);
  const gateway = await setup.startGateway({ http: [node.origin], ws: [webSocketOf(node.origin)] });
  const [address = ''] = gateway.addresses;
  const endpoints = { direct: node.origin, gateway: address };
  const tally = new Tally();
  for (const { name, request } of calls) await tally.compare(name, endpoints, plainRequest(request));
  for (const [index, batch] of toBatches(calls.map(({ request }) => request)).entries()) {
    await tally.compare(`batch ${index}`, endpoints, plainRequest(batch));
  }
  const [direct, through] = await Promise.all([openSocket(webSocketOf(node.origin)), openSocket(webSocketOf(address))]);
  for (const { name, request } of calls) {
    const [expected, actual] = [await askSocket(direct, request), await askSocket(through, request)];
    const isRefused = actual.includes('"METHOD_REFUSED"');
    tally.count(`${name} over WebSocket: ${actual.slice(0, 300)}`, isRefused || canonicalJson(expected) === canonicalJson(actual));
  }
  direct.close();
  through.close();
  return tally;
}

async function compareLocal(setup: GatewaySetup, { calls, genesisFile }: Corpus): Promise<Tally> {
  const twins = await startTwinChains({ ...setup, genesisFile });
  const [direct, behind] = twins.chains;
  const { addresses } = await setup.startGateway({ http: [behind.origin] }, { GATEWAY_HEAD_WATCH: 'on' });
  const endpoints = { direct: direct.origin, gateway: addresses[0] ?? '' };
  const tally = new Tally();
  for (const { name, request } of calls) await tally.compare(name, endpoints, plainRequest(request));
  for (const [index, batch] of toBatches(calls.map(({ request }) => request)).entries()) {
    await tally.compare(`batch ${index}`, endpoints, plainRequest(batch));
  }
  return tally;
}

/** Batches of consecutive calls with new ids. */
function toBatches(requests: readonly string[]): string[] {
  const numbered = requests.map((request, index) => request.replace(/"id":\d+/u, () => `"id":${index}`));
  return Array.from({ length: Math.ceil(numbered.length / batchCalls) }, (_, index) => {
    return `[${numbered.slice(index * batchCalls, (index + 1) * batchCalls).join(',')}]`;
  });
}

async function openSocket(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  return socket;
}

async function askSocket(socket: WebSocket, request: string): Promise<string> {
  const answer = once(socket, 'message');
  socket.send(request);
  const [data] = (await answer) as [Buffer];
  return data.toString();
}
