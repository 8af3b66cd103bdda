import { z } from 'zod';
import type { HttpUpstream } from './http-upstream.ts';

/** The node didn't answer, or answered with an error. */
export class NodeAnswerError extends Error {
  override readonly name = 'NodeAnswerError';
  readonly code = 'NODE_ANSWER';
  /** The JSON-RPC error. Null if the answer was something else. */
  readonly answer: { readonly code: number; readonly message: string } | null;

  constructor(message: string, answer: NodeAnswerError['answer']) {
    super(message);
    this.answer = answer;
  }
}

const errorSchema = z.object({ error: z.object({ code: z.number(), message: z.string() }) });

/**
 * Asks a node on our own behalf.
 *
 * @throws {NodeAnswerError} if it answers with anything but a result; errors of the connection as undici throws them
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
