/** Other accounts' resources return the same errors as missing ones. */
export const notFoundErrorCodes = {
  ROUTE_NOT_FOUND: {
    status: 404,
    message: 'Endpoint not found.',
    cause: 'The path isn’t part of the API.',
    cure: 'Check the reference at /api/reference.',
  },
  USER_NOT_FOUND: {
    status: 404,
    message: 'User not found.',
    cause: 'The user doesn’t exist or doesn’t share a project with you.',
    cure: 'Check the ID.',
  },
  PROJECT_NOT_FOUND: {
    status: 404,
    message: 'Project not found.',
    cause: 'The project doesn’t exist, was deleted, or you’re not a member.',
    cure: 'Check the ID, or ask a member to invite you.',
  },
  MEMBER_NOT_FOUND: {
    status: 404,
    message: 'Member not found.',
    cause: 'The project has no member with this ID.',
    cure: 'List the project’s members.',
  },
  API_KEY_NOT_FOUND: {
    status: 404,
    message: 'API key not found.',
    cause: 'The project has no API key with this ID, or the key was deleted.',
    cure: 'List the project’s API keys.',
  },
  PROVIDER_NOT_FOUND: {
    status: 404,
    message: 'Provider not found.',
    cause: 'The project has no provider with this ID, or it isn’t a provider project.',
    cure: 'List the project’s providers.',
  },
  PAYMENT_NOT_FOUND: {
    status: 404,
    message: 'Payment not found.',
    cause: 'None of your projects has a payment with this ID.',
    cure: 'List the project’s payments.',
  },
  STATEMENT_NOT_FOUND: {
    status: 404,
    message: 'Statement not found.',
    cause: 'The project didn’t exist in that month, or the month hasn’t begun.',
    cure: 'List the project’s statements.',
  },
  REQUEST_NOT_FOUND: {
    status: 404,
    message: 'Request not found.',
    cause:
      'The project’s request log has no request with this ID: it’s older than the log, wasn’t part of the sample, or used a key of another project.',
    cure: 'Check the ID. Requests appear in the log within a few seconds.',
  },
  CHAIN_NOT_FOUND: {
    status: 404,
    message: 'Chain not found.',
    cause: 'The chain isn’t supported.',
    cure: 'List chains with GET /v1/chains.',
  },
  PROMOCODE_NOT_FOUND: {
    status: 404,
    message: 'Promo code not found.',
    cause: 'The code doesn’t exist, has expired or is used up.',
    cure: 'Check the spelling.',
  },
  ALERT_NOT_FOUND: {
    status: 404,
    message: 'Alert not found.',
    cause: 'The project has no alert with this ID.',
    cure: 'List the project’s alerts.',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    message: 'Webhook not found.',
    cause: 'The project has no webhook with this ID, or it was deleted.',
    cure: 'List the project’s webhooks.',
  },
  WEBHOOK_DELIVERY_NOT_FOUND: {
    status: 404,
    message: 'Delivery not found.',
    cause: 'The webhook has no delivery with this ID. Deliveries are kept for 30 days.',
    cure: 'List the webhook’s deliveries.',
  },
  TOKEN_NOT_FOUND: {
    status: 404,
    message: 'API token not found.',
    cause: 'There is no token with this ID, or it was already revoked.',
    cure: 'List the tokens.',
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    message: 'Invitation not found.',
    cause: 'The invitation was already accepted or declined, was revoked, has expired, or is for another user or email address.',
    cure: 'Sign in with the email address that was invited, or ask for a new invitation.',
  },
  EMAIL_LINK_INVALID: {
    status: 404,
    message: 'This link isn’t valid anymore.',
    cause: 'The token of the email was changed or cut off, or its invitation was answered, was revoked, or has expired.',
    cure: 'Open the whole link again, or ask for a new invitation.',
  },
} as const;
