import type { ComposedRequest } from './composed-request.ts';
import type { Reply } from './read-reply.ts';
import type { ReceivedReply } from './received-reply.ts';

/** How a request ended. */
export type Outcome =
  | { readonly kind: 'answered'; readonly received: ReceivedReply; readonly reply: Reply }
  /** No answer: the endpoint was not reached, or the reader stopped waiting. */
  | { readonly kind: 'network' | 'stopped' };

/** A request of this session, told from the others by when it was sent: one is sent at a time. */
export interface SentRequest {
  readonly request: ComposedRequest;
  /** Unix milliseconds. */
  readonly sentAt: number;
  readonly outcome: Outcome;
}
