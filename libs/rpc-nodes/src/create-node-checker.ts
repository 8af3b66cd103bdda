import { Agent, request } from 'undici';
import { z } from 'zod';
import { createPublicConnector, isPublicHost } from './public-address.ts';

export { createPublicConnector, isPublicHost };

export type NodeFault = 'privateAddress' | 'unreachable' | 'notRpc' | 'wrongChain';

export type NodeCheck =
  | { readonly ok: true; readonly blockHeight: number; /** Latency of the faster of two calls. */ readonly latencyMs: number }
  | { readonly ok: false; readonly fault: NodeFault };

const answerBytesMax = 65_536;
/** 13 hexadecimal digits are always a safe integer. */
const answerSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.literal(1),
  result: z.string().regex(/^0x[0-9a-f]{1,13}$/iu),
  error: z.never().optional(),
});

interface CheckNodeParameters {
  /** HTTP(S) URL. Credentials in it are sent to the node. */
  readonly url: string;
  readonly chainId: number;
}

export interface NodeChecker {
  /** Requests the chain ID and block height from a node. Never throws. */
  check(node: CheckNodeParameters): Promise<NodeCheck>;
  close(): Promise<void>;
}

interface CreateNodeCheckerParameters {
  /** For both requests together. */
  readonly timeoutMs: number;
  /** Allows nodes in private networks, for development. */
  readonly arePrivateAddressesAllowed: boolean;
}

/**
 * Creates a checker with its own connections. It doesn't follow redirects, and connects only to public addresses unless private ones are
 * allowed.
 */
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
        // The first call includes the connection setup.
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
  // The response is too large or malformed, so some other kind of server is listening.
  return error.code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE' || error.code === 'HPE_INVALID_CONSTANT' ? 'notRpc' : 'unreachable';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
