import type { ErrorCode } from '@onepoint/gateway-errors';

/** Where a node's answer goes. `end` or `fail` is called once, and nothing after it. */
export interface AnswerSink {
  /** The node answers with a body of this length, if it said so. */
  start(contentLength: string | undefined): void;
  /** Returns false when `onReady` is to be awaited before more. */
  data(chunk: Buffer): boolean;
  onReady(listener: () => void): void;
  end(): void;
  /** No node answered, or the answer broke off. */
  fail(code: ErrorCode): void;
  /** The client went away after the node was asked. */
  abandon(): void;
}
