import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  /** Parsed body: one call or a batch. */
  readonly body: RpcCall | readonly RpcCall[];
  /** Milliseconds since the server's first request. */
  readonly atMs: number;
}

export interface RpcCall {
  readonly id: number;
  readonly method: string;
}

export interface RpcReply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The connection is kept open and nothing is said. */
  readonly isSilent?: boolean;
}

/** An HTTP server on a free port that answers as told, for the time of a test. */
export async function startRpcServer(
  answer: (request: SeenRequest, index: number) => RpcReply,
): Promise<{ url: string; requests: readonly SeenRequest[] }> {
  const requests: SeenRequest[] = [];
  let startedAt: number | undefined;
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const text = await readBody(incoming);
    startedAt ??= performance.now();
    const request = { body: JSON.parse(text) as SeenRequest['body'], atMs: performance.now() - startedAt };
    requests.push(request);
    const { status = 200, headers = {}, body, isSilent = false } = answer(request, requests.length - 1);
    if (isSilent) return;
    outgoing.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body ?? resultsOf(request.body)));
  };
  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests };
}

/** Every call is answered with 0x1. */
function resultsOf(body: SeenRequest['body']): unknown {
  return 'method' in body ? resultOf(body) : body.map(resultOf);
}

function resultOf({ id }: RpcCall): object {
  return { jsonrpc: '2.0', id, result: '0x1' };
}

async function readBody(incoming: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of incoming) text += String(chunk);
  return text;
}
