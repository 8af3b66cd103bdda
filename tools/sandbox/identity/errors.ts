import { createId } from './secrets.ts';

/** Error codes of Clerk's frontend API: status, short message, message for users. */
const clerkErrorCodes = {
  authentication_invalid: [401, 'Invalid authentication', 'Unable to authenticate the request, you need to sign in first.'],
  authorization_invalid: [401, 'Unauthorized request', 'This sign-in was not started at this browser, or it is already over. Try again.'],
  external_account_exists: [422, 'External account exists', 'The external account belongs to a user. Sign in instead.'],
  external_account_not_found: [422, 'Invalid external account', 'The external account was not found.'],
  form_code_incorrect: [422, 'is incorrect', 'Incorrect code'],
  form_identifier_exists: [422, 'is taken', 'That identifier is taken. Please try another.'],
  form_identifier_not_found: [422, "Couldn't find your account.", "Couldn't find your account."],
  form_param_format_invalid: [422, 'is invalid', 'The value has a wrong format.'],
  form_param_missing: [422, 'is missing', 'A value is missing.'],
  form_param_value_invalid: [422, 'is invalid', 'The value is not valid.'],
  form_password_incorrect: [422, 'is incorrect', 'Password is incorrect. Try again, or use another method.'],
  form_password_length_too_short: [422, 'is too short', 'Passwords must be 8 characters or more.'],
  form_password_length_too_long: [422, 'is too long', 'Passwords must be 72 characters or less.'],
  image_too_large: [413, 'Image too large', 'The image is larger than 5 MB.'],
  image_type_not_supported: [422, 'Image type not supported', 'Choose a PNG, JPEG, GIF or WebP image.'],
  internal_error: [500, 'Internal error', 'Something went wrong in the identity service.'],
  last_identification_deletion_failed: [422, 'Last identification', 'You cannot delete your last verified identification.'],
  method_not_allowed: [405, 'Method not allowed', 'This path does not take this method.'],
  oauth_access_denied: [422, 'Access denied', 'You did not grant access to your account.'],
  origin_invalid: [400, 'Invalid HTTP Origin header', 'The Origin header is missing or is not this installation’s address.'],
  request_body_invalid: [400, 'Request body invalid', 'The request body cannot be read.'],
  request_body_too_large: [413, 'Request body too large', 'The request body is too large.'],
  resource_not_found: [404, 'Resource not found', 'No such resource was found.'],
  strategy_for_user_invalid: [422, 'Invalid strategy', 'The verification strategy is not valid for this account.'],
  too_many_requests: [429, 'Too many requests', 'Too many requests. Please try again in a bit.'],
  user_locked: [403, 'Account locked', 'Too many wrong passwords. Sign in with another method, or try again in ten minutes.'],
  verification_already_verified: [400, 'Already verified', 'This verification has already been completed.'],
  verification_expired: [422, 'Expired', 'This verification has expired. Ask for a new code.'],
  verification_failed: [422, 'Failed', 'Too many failed attempts. You have to try again with the same or another method.'],
} as const satisfies Record<string, readonly [status: number, message: string, longMessage: string]>;

export type ClerkErrorCode = keyof typeof clerkErrorCodes;

interface ClerkErrorOptions extends ErrorOptions {
  /** Form field that the error belongs to, snake_case. */
  paramName?: string;
  longMessage?: string;
}

/** An error in the shape that Clerk's SDK understands. */
export class ClerkError extends Error {
  readonly code: ClerkErrorCode;
  readonly status: number;
  readonly longMessage: string;
  readonly paramName: string | undefined;

  constructor(code: ClerkErrorCode, options: ClerkErrorOptions = {}) {
    const [status, message, longMessage] = clerkErrorCodes[code];
    super(message, options);
    this.name = 'ClerkError';
    this.code = code;
    this.status = status;
    this.longMessage = options.longMessage ?? longMessage;
    this.paramName = options.paramName;
  }
}

export function errorJson(error: ClerkError) {
  return { errors: [errorEntryJson(error)], clerk_trace_id: createId('trace') };
}

/** An error as an entry of an error body or of a failed verification. */
export function errorEntryJson({ code, message, longMessage, paramName }: ClerkError) {
  return { code, message, long_message: longMessage, meta: paramName === undefined ? {} : { param_name: paramName } };
}
