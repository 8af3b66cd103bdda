import { errorCodes, type ErrorCode } from '@onepoint/api-contract';

/** Thrown by a mocked call to answer with an error of the contract. */
export class ApiRefusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  /** What the reply says beside its code, as `cause` of the code describes it. */
  readonly details: Readonly<Record<string, unknown>> | undefined;

  constructor(code: ErrorCode, details?: Readonly<Record<string, unknown>>) {
    super(errorCodes[code].message);
    this.code = code;
    this.status = errorCodes[code].status;
    this.details = details;
  }
}
