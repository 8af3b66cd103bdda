/** A change of the account that was refused. */
export class AccountError extends Error {
  /** Clerk's code (`form_code_incorrect`), or `reverification_cancelled` where the user did not prove who they are. */
  readonly code: string;
  /** The field that is wrong, as Clerk calls it (`current_password`). */
  readonly paramName: string | undefined;

  /** @param message the service's sentence for people, in English */
  constructor(code: string, message: string, { paramName, cause }: { paramName?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause });
    this.name = 'AccountError';
    this.code = code;
    this.paramName = paramName;
  }
}
