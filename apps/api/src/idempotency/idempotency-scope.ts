/** Which earlier request a request with an `Idempotency-Key` may repeat. */
export interface IdempotencyScope {
  /** Who calls; all that nobody is signed in for share one. */
  userId: string;
  operationId: string;
  key: string;
  /** SHA-256 of parameters and body: a key that comes back with another request is refused. */
  requestHash: string;
  /** Called when the answer of an earlier request is given again. */
  onReplay?: () => void;
}
