import { getServiceChain } from '@onepoint/chains';
import { readJson, PageDataError } from '../../src/server/page-data/page-data-services.ts';
import type { ProbedPart } from '../../src/server/status/probe-report.ts';
import type { Config } from '../config/env.ts';

const timeoutMs = 10_000;
const blockNumberCall = { jsonrpc: '2.0', id: 1, method: 'eth_blockNumber', params: [] };

interface RpcAnswer {
  result?: unknown;
  error?: { data?: { code?: unknown } };
}

/** A chain works if its public endpoint returns a block number. A rate limit error also shows that the gateway works. */
async function checkChain(url: string): Promise<void> {
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(blockNumberCall) };
  const answer = (await readJson(url, init, timeoutMs)) as RpcAnswer | null;
  const isBlock = typeof answer?.result === 'string' && /^0x[\da-f]+$/i.test(answer.result);
  if (!isBlock && answer?.error?.data?.code !== 'RATE_LIMITED') throw new PageDataError('PAGE_DATA_INVALID', `${url} returned no block`);
}

const answersJson = (url: string) => async (): Promise<void> => void (await readJson(url, {}, timeoutMs));

/** Everything with a configured URL: the API with its database, the identity service, and each chain through the gateway. */
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

export interface ProbeTarget extends Pick<ProbedPart, 'id' | 'kind' | 'name'> {
  /** Resolves if the part works; rejects with a `PageDataError` otherwise, within its time limit. */
  check: () => Promise<void>;
}
