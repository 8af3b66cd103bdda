import { errorCodes, type ErrorCode } from '@onepoint/api-contract';

/** Thrown by a mocked call to answer with an error of the contract. */
export class ApiRefusal extends Error {
  readonly code: ErrorCode;
  readonly status: number;

  constructor(code: ErrorCode) {
    super(errorCodes[code].message);
    this.code = code;
    this.status = errorCodes[code].status;
  }
}
