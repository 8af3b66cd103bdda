/** An idempotency key was used before for another project, kind or amount: a mistake in the caller, never retried. */
export class LedgerConflictError extends Error {
  readonly code = 'LEDGER_CONFLICT';
  readonly idempotencyKey: string;

  constructor(idempotencyKey: string) {
    super(`Another ledger entry already has the idempotency key ${idempotencyKey}`);
    this.name = 'LedgerConflictError';
    this.idempotencyKey = idempotencyKey;
  }
}
