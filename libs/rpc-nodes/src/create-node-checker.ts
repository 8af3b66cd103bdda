import { Agent, request } from 'undici';
import { z } from 'zod';
import { isPublicHost } from './is-public-address.ts';
import type { NodeCheck, NodeFault } from './node-check.ts';
import { createPublicConnector } from './public-connector.ts';

const answerBytesMax = 65_536;
/** A response with a quantity that fits a safe integer. */
const answerSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.literal(1),
  result: z.string().regex(/^0x[0-9a-f]{1,13}$/iu),
  error: z.never().optional(),
});

export interface CheckNodeParameters {
  /** `http:` or `https:`; a user and a password in it are sent. */
  readonly url: string;
  /** The chain that it must be a node of. */
  readonly chainId: number;
}

export interface NodeChecker {
  /** Asks a node for its chain and its height. Never throws. */
  check(node: CheckNodeParameters): Promise<NodeCheck>;
  close(): Promise<void>;
}

export interface CreateNodeCheckerParameters {
  /** For both questions together. */
  readonly timeoutMs: number;
  /** Whether nodes may stand in this network: on a developer's machine. */
  readonly arePrivateAddressesAllowed: boolean;
}

/** Looks at nodes with connections of its own, which follow no redirect and lead to public addresses alone. */
export function createNodeChecker({ timeoutMs, arePrivateAddressesAllowed }: CreateNodeCheckerParameters): NodeChecker {
  const agent = new Agent({
    connect: arePrivateAddressesAllowed ? { timeout: timeoutMs } : createPublicConnector({ timeoutMs }),
    maxResponseSize: answerBytesMax,
    allowH2: false,
  });

  async function ask(address: URL, method: string, signal: AbortSignal): Promise<number | null> {
    const url = new URL(address);
    const credentials = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    [url.username, url.password] = ['', ''];
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        ...(credentials === ':' ? {} : { authorization: `Basic ${Buffer.from(credentials).toString('base64')}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [] }),
      dispatcher: agent,
      signal,
    });
    const text = await body.text();
    const answer = answerSchema.safeParse(statusCode === 200 ? parseJson(text) : null);
    return answer.success ? Number(answer.data.result) : null;
  }

  return {
    check: async ({ url: text, chainId }) => {
      const url = new URL(text);
      if (!arePrivateAddressesAllowed && !isPublicHost(url)) return { ok: false, fault: 'privateAddress' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const startedAt = performance.now();
        const answeredChainId = await ask(url, 'eth_chainId', signal);
        const betweenAt = performance.now();
        if (answeredChainId === null) return { ok: false, fault: 'notRpc' };
        if (answeredChainId !== chainId) return { ok: false, fault: 'wrongChain' };
        const blockHeight = await ask(url, 'eth_blockNumber', signal);
        if (blockHeight === null) return { ok: false, fault: 'notRpc' };
        // The first call pays for the connection, which those that come later find open.
        return { ok: true, blockHeight, latencyMs: Math.round(Math.min(betweenAt - startedAt, performance.now() - betweenAt)) };
      } catch (error) {
        return { ok: false, fault: faultOf(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

function faultOf(error: unknown): NodeFault {
  if (!(error instanceof Error) || !('code' in error)) return 'unreachable';
  if (error.code === 'PRIVATE_ADDRESS') return 'privateAddress';
  // More than any answer to these questions: something else speaks there.
  return error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || error.code === 'HPE_INVALID_CONSTANT' ? 'notRpc' : 'unreachable';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
