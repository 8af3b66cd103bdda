import { CallError } from './call-error.ts';

/** A success reply that does not have the shape the contract declares: client and API are of different builds, or a proxy answered. */
export class ContractError extends CallError {
  override readonly name = 'ContractError';
  readonly code = 'CONTRACT_BROKEN';
  readonly operationId: string;
  readonly status: number;

  constructor(operationId: string, status: number, cause?: unknown) {
    super('The service answered in a way this version does not understand.', { cause });
    this.operationId = operationId;
    this.status = status;
  }
}
