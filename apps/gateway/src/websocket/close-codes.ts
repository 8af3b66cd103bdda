import type { ErrorCode } from '@onepoint/gateway-errors';

/** Why the gateway closes a WebSocket connection. 4000–4999 are for applications (RFC 6455, section 7.4.2); ours echo HTTP. */
export const closeCodes = {
  keyUnknown: 4401,
  goingAway: 1001,
  nodeGone: 1011,
  tooSlow: 1013,
} as const;

/** Refusals that end a connection: whatever is sent next would be refused as well. */
const closingErrors: Partial<Record<ErrorCode, number>> = {
  KEY_UNKNOWN: closeCodes.keyUnknown,
  BALANCE_EXHAUSTED: 4402,
  SPEND_LIMIT_REACHED: 4402,
  KEY_PAUSED: 4403,
  ORIGIN_NOT_LISTED: 4403,
  IP_NOT_LISTED: 4403,
  QUOTA_EXCEEDED: 4429,
  KEY_DAILY_LIMIT_REACHED: 4429,
  KEY_MONTHLY_LIMIT_REACHED: 4429,
};

/** Close code of a refusal that ends the connection, or undefined for one that concerns a single message. */
export function findCloseCode(code: ErrorCode): number | undefined {
  return closingErrors[code];
}
