import { z } from 'zod';
import type { HttpUpstream } from './http-upstream.ts';

export class NodeAnswerError extends Error {
  override readonly name = 'NodeAnswerError';
  readonly code = 'NODE_ANSWER';
  /** The JSON-RPC error; null if the response was something else. */
  readonly answer: { readonly code: number; readonly message: string } | null;

  constructor(message: string, answer: NodeAnswerError['answer']) {
    super(message);
    this.answer = answer;
  }
}

const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/**
 * Sends one of the gateway's own calls to a node.
 *
 * @throws {NodeAnswerError} if the node doesn't return a result; errors of the connection as thrown by undici
 */
export async function askNode(
  { pool, path, headers }: HttpUpstream,
  method: string,
  params: readonly unknown[],
  timeoutMs: number,
): Promise<unknown> {
  const { body } = await pool.request({
    method: 'POST',
    path,
    headers,
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const answer: unknown = await body.json();
  if (typeof answer !== 'object' || answer === null || !('result' in answer))
    throw new NodeAnswerError(`${method} has no result`, errorSchema.safeParse(answer).data?.error ?? null);
  return answer.result;
}
