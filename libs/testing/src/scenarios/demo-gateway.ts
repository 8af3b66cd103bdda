import { HttpResponse } from 'msw';
import * as z from 'zod/mini';
import { firstRequestFixture } from '../api/account.ts';
import type { FakeApiState } from '../api/fake-api-state.ts';

const callSchema = z.object({ id: z.union([z.number(), z.string(), z.null()]), method: z.string() });

const findChain = ({ chains }: FakeApiState, url: string) => chains.find(({ httpUrl }) => url.startsWith(`${httpUrl}/`));

/** Whether the URL is an RPC endpoint of one of the fake API's chains. */
export const isRpcUrl = (state: FakeApiState, url: string): boolean => findChain(state, url) !== undefined;

/** Responds to a single request for the latest block like the gateway, and counts it as the first request of a project that waits for one. */
export async function answerRpc(state: FakeApiState, request: Request, now: Date): Promise<Response> {
  const { id, method } = callSchema.parse(await request.json());
  if (method !== 'eth_blockNumber') {
    return HttpResponse.json({ jsonrpc: '2.0', id, error: { code: -32_601, message: 'The demo only answers eth_blockNumber.' } });
  }
  for (const [projectId, checklist] of Object.entries(state.checklists)) {
    checklist.firstRequest ??= firstRequestFixture({
      at: now.toISOString(),
      apiKeyId: state.apiKeys[projectId]?.[0]?.id ?? '',
      chain: findChain(state, request.url)?.slug ?? '',
    });
  }
  return HttpResponse.json({ jsonrpc: '2.0', id, result: '0x16e2f4a' });
}
