import { notFoundErrorCodes } from './not-found-error-codes.ts';

/** Every error code of the API. `message` is the default public message. `cause` and `cure` are shown in the reference and the docs. */
export const errorCodes = {
  VALIDATION_FAILED: {
    status: 400,
    message: 'The request is invalid.',
    cause: 'A path parameter, the query or the body doesn’t match the schema.',
    cure: 'See `details.issues` for each invalid field and what’s expected.',
  },
  BODY_NOT_JSON: {
    status: 400,
    message: 'The request body isn’t valid JSON.',
    cause: 'The body couldn’t be parsed, or a required body is missing.',
    cure: 'Send UTF-8 JSON with `content-type: application/json`.',
  },
  SESSION_REQUIRED: {
    status: 401,
    message: 'Sign in to continue.',
    cause: 'The token is missing, its session ended, or it isn’t a token of ours.',
    cure: 'Sign in again, or create an API token, and send it as `authorization: Bearer …`.',
  },
  TOKEN_EXPIRED: {
    status: 401,
    message: 'This API token has expired.',
    cause: 'The token is past its expiration date.',
    cure: 'Create a new token and replace the old one.',
  },
  TOKEN_REVOKED: {
    status: 401,
    message: 'This API token was revoked.',
    cause: 'Someone revoked the token, its project was deleted, or the member who created it left the project.',
    cure: 'Create a new token and replace the old one.',
  },
  ROLE_FORBIDS: {
    status: 403,
    message: 'Your role in this project doesn’t allow this.',
    cause: 'You’re a member, but your role doesn’t include this action.',
    cure: 'Ask a project owner or admin.',
  },
  TOKEN_SCOPE_MISSING: {
    status: 403,
    message: 'This API token doesn’t have the required scope.',
    cause: 'The call requires the scope in `details.scope`, which the token doesn’t have.',
    cure: 'Create a token with this scope. The scopes of a token can’t be changed.',
  },
  TOKEN_NOT_ALLOWED: {
    status: 403,
    message: 'This call can’t be made with this API token.',
    cause: 'The call requires a signed-in user, or it belongs to no project and was made with a project token.',
    cure: 'Use the dashboard, or a personal token if `details.kind` is `project`.',
  },
  ...notFoundErrorCodes,
  METHOD_NOT_ALLOWED: {
    status: 405,
    message: 'Method not allowed.',
    cause: 'The path exists, but not with this method.',
    cure: 'See the `allow` header for the supported methods.',
  },
  REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request took too long to arrive.',
    cause: 'The headers or the body arrived too slowly.',
    cure: 'Send the request again.',
  },
  MEMBER_EXISTS: {
    status: 409,
    message: 'This user is already a member.',
    cause: 'The user already belongs to the project.',
    cure: 'Change the member’s role instead.',
  },
  INVITATION_EXISTS: {
    status: 409,
    message: 'This person has already been invited.',
    cause: 'The project already has a pending invitation for this email address or user ID.',
    cure: 'To invite them with another role, revoke the pending invitation first.',
  },
  BALANCE_REMAINS: {
    status: 409,
    message: 'The project has a balance.',
    cause: 'The project still has `details.balanceCents`, of which `details.promoBalanceCents` is promo credit.',
    cure: 'Send `balance=transfer` with `toProjectId`, or `balance=refund`. Refunds exclude promo credit, which expires.',
  },
  LAST_OWNER: {
    status: 409,
    message: 'A project must have at least one owner.',
    cause: 'The change would leave the project without an owner.',
    cure: 'Make another member an owner first.',
  },
  PROMOCODE_USED: {
    status: 409,
    message: 'This promo code has already been used.',
    cause: 'This project has already used the code, or you used it in another project.',
    cure: 'No action needed. The amount was already credited.',
  },
  PARTNERSHIP_EXISTS: {
    status: 409,
    message: 'This project has already applied.',
    cause: 'The project is already a partner, or its application is pending.',
    cure: 'Wait for our decision. It appears on the Partners page.',
  },
  CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else changed this in the meantime. Your change wasn’t saved.',
    cause: 'The stored values no longer match `expected`, because someone saved a change after you read them.',
    cure: 'Read the resource again, and send your change with the new `expected` values.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This idempotency key was already used for another request.',
    cause: 'The same key was sent with a different body.',
    cure: 'Use a new key for a new request.',
  },
  IDEMPOTENCY_KEY_REPLAYED: {
    status: 409,
    message: 'This request was already processed. The API key isn’t shown again.',
    cause: 'An earlier request with this idempotency key created the API key.',
    cure: 'Find the key in the list. If you don’t have it, create another.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The request body is too large.',
    cause: 'The body exceeds the endpoint’s size limit.',
    cure: 'Send a smaller body.',
  },
  CONTENT_TYPE_UNSUPPORTED: {
    status: 415,
    message: 'The request body must be JSON.',
    cause: 'The content type isn’t application/json.',
    cure: 'Send `content-type: application/json`.',
  },
  LIMIT_REACHED: {
    status: 422,
    message: 'Limit reached.',
    cause: 'The project or account already has the maximum number.',
    cure: 'Delete one you no longer need.',
  },
  PLAN_CHANGE_REFUSED: {
    status: 422,
    message: 'This plan change isn’t possible.',
    cause: '`details.reason` names the rule.',
    cure: 'Choose another plan, or meet the requirement.',
  },
  PACKAGE_CHANGE_REFUSED: {
    status: 422,
    message: 'This add-on change isn’t possible.',
    cause: '`details.reason` names the rule.',
    cure: 'Choose another quantity, or meet the requirement.',
  },
  BALANCE_TOO_LOW: {
    status: 422,
    message: 'Your balance is too low.',
    cause: 'The balance is short by `details.missingCents`.',
    cure: 'Add funds.',
  },
  PROVIDER_REFUSED: {
    status: 422,
    message: 'This node can’t be added.',
    cause: '`details.reason` says why: its address is private, it doesn’t respond, it doesn’t speak JSON-RPC, or it’s on another chain.',
    cure: 'Check the URL and the chain, and make sure the node is reachable from the internet.',
  },
  TRANSFER_REFUSED: {
    status: 422,
    message: 'The balance can’t be moved to that project.',
    cause: 'The project doesn’t exist, is the one being deleted, or your role there doesn’t allow moving money.',
    cure: 'Choose a project where you’re an owner, admin or finance member.',
  },
  WEBHOOK_REFUSED: {
    status: 422,
    message: 'We can’t deliver to this URL.',
    cause: '`details.reason` says why: it isn’t HTTPS, or it points to a private network.',
    cure: 'Use an HTTPS URL that’s reachable from the internet.',
  },
  AMOUNT_OUT_OF_RANGE: {
    status: 422,
    message: 'The amount is outside this payment method’s limits.',
    cause: '`details.reason` is `BELOW_MINIMUM` or `ABOVE_MAXIMUM`; `details.minimumCents` and `details.maximumCents` are the limits.',
    cure: 'Choose an amount within the limits. GET /v1/depositTerms returns them with the fee.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Wait a moment and try again.',
    cause: 'You exceeded the rate limit.',
    cure: 'Wait for the number of seconds in `retry-after`.',
  },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. Nothing was saved.',
    cause: 'An unexpected error, logged under the request ID.',
    cure: 'Try again. If the error persists, contact support with the request ID.',
  },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 502,
    message: 'The payment provider isn’t responding. No payment was created.',
    cause: 'The provider rejected the request or timed out.',
    cure: 'Try again in a few minutes.',
  },
  UNAVAILABLE: {
    status: 503,
    message: 'The service is temporarily unavailable.',
    cause: 'The database is unreachable, or the service is starting or stopping.',
    cure: 'Try again in a few seconds.',
  },
} as const;

export type ErrorCode = keyof typeof errorCodes;

export const commonErrorCodes = ['VALIDATION_FAILED', 'RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE'] as const satisfies readonly ErrorCode[];
