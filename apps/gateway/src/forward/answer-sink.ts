import type { ErrorCode } from '@onepoint/gateway-errors';

/** Where a node's answer goes. One of `answer`, `fail`, `abandon` and `stream.end` is called last, and nothing after it. */
export interface AnswerSink {
  /** Takes answers too large to be held as they come; null where an answer is needed whole, whatever its size. */
  readonly stream: AnswerStream | null;
  /** A whole answer that fits the request; `failed` are the indexes of calls whose answer is an error. */
  answer(body: Buffer, failed: ReadonlySet<number>): void;
  /** No node answered, or the answer broke off. */
  fail(code: ErrorCode): void;
  /** The client went away after the node was asked. */
  abandon(): void;
}

export interface AnswerStream {
  /** The node answers with a body of this length, if it said so. */
  start(contentLength: string | undefined): void;
  /** Returns false when `onReady` is to be awaited before more. */
  data(chunk: Buffer): boolean;
  onReady(listener: () => void): void;
  end(): void;
}
