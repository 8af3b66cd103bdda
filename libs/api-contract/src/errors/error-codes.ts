/**
 * Every code the API answers with. `message` is the default public sentence; `cause` and `cure` feed the reference
 * and the documentation pages.
 */
export const errorCodes = {
  VALIDATION_FAILED: {
    status: 400,
    message: 'The request is not valid.',
    cause: 'A parameter, the query or the body does not have the declared shape.',
    cure: 'Read `details.issues`: each names the field and what it expects.',
  },
  BODY_NOT_JSON: {
    status: 400,
    message: 'The body is not valid JSON.',
    cause: 'The body could not be parsed, or is missing where the call needs one.',
    cure: 'Send UTF-8 JSON with `content-type: application/json`.',
  },
  SESSION_REQUIRED: {
    status: 401,
    message: 'Sign in to continue.',
    cause: 'No session token was sent, or it is expired, revoked or not ours.',
    cure: 'Sign in again and send the token as `authorization: Bearer …`.',
  },
  ROLE_FORBIDS: {
    status: 403,
    message: 'Your role in this project does not allow this.',
    cause: 'You are a member, but the table of roles gives this action to others.',
    cure: 'Ask an owner or admin of the project.',
  },
  ROUTE_NOT_FOUND: {
    status: 404,
    message: 'There is no such call.',
    cause: 'The path or the method is not part of the API.',
    cure: 'Compare with the reference at /api/reference.',
  },
  USER_NOT_FOUND: {
    status: 404,
    message: 'There is no such user.',
    cause: 'The user does not exist, or shares no project with you.',
    cure: 'Check the id.',
  },
  PROJECT_NOT_FOUND: {
    status: 404,
    message: 'There is no such project.',
    cause: 'The project does not exist, was deleted, or you are not a member of it.',
    cure: 'Check the id, or ask a member to invite you.',
  },
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'There is no such member.',
    cause: 'No member of this project has that id.',
    cure: 'List the members of the project.',
  },
  API_KEY_NOT_FOUND: {
    status: 404,
    message: 'There is no such API key.',
    cause: 'No key of this project has that id, or it was deleted.',
    cure: 'List the keys of the project.',
  },
  PROVIDER_NOT_FOUND: {
    status: 404,
    message: 'There is no such provider.',
    cause: 'No provider of this project has that id, or the project is no provider.',
    cure: 'List the providers of the project.',
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: 'There is no such payment.',
    cause: 'No payment of this project, or of any of your projects, has that id.',
    cure: 'List the payments of the project.',
  },
  CHAIN_NOT_FOUND: {
    status: 404,
    message: 'There is no such chain.',
    cause: 'The chain is not among those served here.',
    cure: 'List the chains with GET /v1/chains.',
  },
  PROMOCODE_NOT_FOUND: {
    status: 404,
    message: 'There is no such promo code.',
    cause: 'The code does not exist, has ended or was used up.',
    cure: 'Check the spelling.',
  },
  ALERT_NOT_FOUND: {
    status: 404,
    message: 'There is no such alert.',
    cause: 'No alert of this project has that id.',
    cure: 'List the alerts of the project.',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    message: 'The project has no webhook.',
    cause: 'None was set, or it was deleted.',
    cure: 'Set one first.',
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: 'There is no such invitation.',
    cause: 'The invitation was answered, revoked or has expired, or it is for another user or email address.',
    cure: 'Sign in with the address that was invited, or ask for a new invitation.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'This path does not take this method.',
    cause: 'The path exists with other methods.',
    cure: 'See the `allow` header.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive.',
    cause: 'The head or the body was not complete in time.',
    cure: 'Send the request again.',
  },
  MEMBER_EXISTS: {
    status: 409,
    message: 'This user is a member already.',
    cause: 'The user belongs to the project.',
    cure: 'Change the role of the member instead.',
  },
  INVITATION_EXISTS: {
    status: 409,
    message: 'This person is already invited.',
    cause: 'An invitation of this project for the address or user id waits for an answer.',
    cure: 'Revoke it first to invite the person with another role.',
  },
  BALANCE_REMAINS: {
    status: 409,
    message: 'The project has a balance.',
    cause: '`details.balanceCents` would be left behind; `details.promoBalanceCents` of it is promo credit.',
    cure: 'Say what becomes of it: `balance=transfer` with `toProjectId`, or `balance=refund`. A refund is of what was paid; promo credit expires.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'A project keeps at least one owner.',
    cause: 'The change would leave the project without an owner.',
    cure: 'Make another member owner first.',
  },
  PROMOCODE_USED: {
    status: 409,
    message: 'This promo code was activated already.',
    cause: 'The project has used this code before, or you have for another project.',
    cure: 'Nothing is to be done: its value was credited then.',
  },
  PARTNERSHIP_EXISTS: {
    status: 409,
    message: 'This project has asked already.',
    cause: 'The project is a partner, or its application waits for an answer.',
    cure: 'Wait for the answer; it shows on the page of partners.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'This was changed meanwhile. Nothing was replaced.',
    cause: 'What is saved is no longer as `expected` in the request says: somebody else saved something since it was read.',
    cure: 'Read it again; if the change still holds, send it with what is saved now.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This idempotency key was used for another request.',
    cause: 'The same key came with a different body.',
    cure: 'Use a new key for a new request.',
  },
  IDEMPOTENCY_KEY_REPLAYED: {
    status: 409,
    message: 'This request was carried out before; its secret is not shown again.',
    cause: 'The first request with this idempotency key created the API key.',
    cure: 'Find the key in the list; create another if the secret is lost.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The body is too large.',
    cause: 'The body exceeds the limit of the call.',
    cure: 'Send less at once.',
  },
  CONTENT_TYPE_UNSUPPORTED: {
    status: 415,
    message: 'The body must be JSON.',
    cause: 'The content type of the body is not application/json.',
    cure: 'Send `content-type: application/json`.',
  },
  LIMIT_REACHED: {
    status: 422,
    message: 'The limit is reached.',
    cause: 'A project or an account holds as many of these as it may.',
    cure: 'Delete one that is not needed.',
  },
  PLAN_CHANGE_REFUSED: {
    status: 422,
    message: 'This plan change is not possible.',
    cause: '`details.reason` names the rule.',
    cure: 'Choose another plan, or meet the rule.',
  },
  PACKAGE_CHANGE_REFUSED: {
    status: 422,
    message: 'This package change is not possible.',
    cause: '`details.reason` names the rule.',
    cure: 'Choose another number of packages, or meet the rule.',
  },
  BALANCE_TOO_LOW: {
    status: 422,
    message: 'The balance is too low.',
    cause: '`details.missingCents` is missing.',
    cure: 'Top up the balance.',
  },
  PROVIDER_REFUSED: {
    status: 422,
    message: 'This node cannot serve.',
    cause: '`details.reason` says why: its address is private, it does not answer, it speaks no JSON-RPC, or it is of another chain.',
    cure: 'Check the address and the chain, and that the node can be reached from the internet.',
  },
  TRANSFER_REFUSED: {
    status: 422,
    message: 'The balance cannot be moved to that project.',
    cause: 'The project does not exist, is the one that is deleted, or your role there may not move money.',
    cure: 'Choose a project in which you are owner, admin or finance.',
  },
  WEBHOOK_REFUSED: {
    status: 422,
    message: 'Nothing can be delivered to this address.',
    cause: '`details.reason` says why: it is not https, or leads into a private network.',
    cure: 'Use an https address that can be reached from the internet.',
  },
  AMOUNT_OUT_OF_RANGE: {
    status: 422,
    message: 'The amount is outside the limits of this payment method.',
    cause: '`details.reason` is `BELOW_MINIMUM` or `ABOVE_MAXIMUM`; `details.minimumCents` and `details.maximumCents` are the limits.',
    cure: 'Choose an amount within the limits. GET /v1/depositTerms returns them with the fee.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests.',
    cause: 'More calls than the limit allows in a short time.',
    cure: 'Wait as long as `retry-after` says.',
  },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was changed.',
    cause: 'An unexpected error; it was logged under the request id.',
    cure: 'Try again; if it stays, write to support with the request id.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'The payment provider does not answer. No payment was made.',
    cause: 'The provider refused or timed out.',
    cure: 'Try again in a few minutes.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is not available right now.',
    cause: 'The database is out of reach, or the service is starting or stopping.',
    cure: 'Try again in a few seconds.',
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

/** What any call may answer, whatever it declares. */
export const commonErrorCodes = ['VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const satisfies readonly ErrorCode[];
