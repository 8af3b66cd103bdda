import { getServiceChain } from '@onepoint/chains';
import { readJson } from '../../src/server/page-data/read-json.ts';
import { PageDataError } from '../../src/server/page-data/page-data-error.ts';
import type { Config } from '../config/env.ts';
import type { ProbeTarget } from './probe-target.ts';

const timeoutMs = 10_000;
const blockNumberCall = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };

interface RpcAnswer {
  result?: unknown;
  error?: { data?: { code?: unknown } };
}

/** A chain works when its public endpoint tells the number of a block. To be told that we ask too often is an answer of a gateway that works. */
async function checkChain(url: string): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(blockNumberCall) };
  const answer = (await readJson(url, init, timeoutMs)) as RpcAnswer | null;
  const isBlock = typeof answer?.result === 'string' && /^0x[\da-f]+$/i.test(answer.result);
  if (!isBlock && answer?.error?.data?.code !== 'RATE_LIMITED') throw new PageDataError('PAGE_DATA_INVALID', `${url} told no block`);
}

const answersJson = (url: string) => async (): Promise<void> => void (await readJson(url, {}, timeoutMs));

/** What there is an address of: the API with its database, the identity service, and each chain through the gateway. */
export function listProbeTargets({
  apiUrl,
  gatewayUrl,
  signInUrl,
  chainSlugs,
}: Pick<Config, 'apiUrl' | 'gatewayUrl' | 'signInUrl' | 'chainSlugs'>): readonly ProbeTarget[] {
  const chains = (base: string): ProbeTarget[] =>
    chainSlugs.map((slug) => ({
      id: `chain-${slug}`,
      kind: 'chain',
      name: getServiceChain(slug).name,
      check: async () => checkChain(`${base}/${slug}/public`),
    }));
  return [
    ...(gatewayUrl === undefined ? [] : chains(gatewayUrl)),
    ...(apiUrl === undefined ? [] : [{ id: 'api', kind: 'api', name: '', check: answersJson(`${apiUrl}/ready`) } as const]),
    ...(signInUrl === undefined ? [] : [{ id: 'sign-in', kind: 'signIn', name: '', check: answersJson(signInUrl) } as const]),
  ];
}
