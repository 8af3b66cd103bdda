/** Refusals of the gateway that have an explanation here; others are shown in the gateway's own words. */
export const explainedCodes = [
  'KEY_UNKNOWN',
  'KEY_PAUSED',
  'ORIGIN_NOT_LISTED',
  'IP_NOT_LISTED',
  'METHOD_NOT_LISTED',
  'CONTRACT_NOT_LISTED',
  'BALANCE_EXHAUSTED',
  'SPEND_LIMIT_REACHED',
  'RATE_LIMITED',
  'QUOTA_EXCEEDED',
  'KEY_RATE_LIMITED',
  'KEY_DAILY_LIMIT_REACHED',
  'KEY_MONTHLY_LIMIT_REACHED',
  'METHOD_REFUSED',
  'INVALID_REQUEST',
  'CHAIN_UNKNOWN',
  'BODY_TOO_LARGE',
  'UPSTREAM_FAILED',
  'UPSTREAM_TIMEOUT',
  'ACCESS_UNAVAILABLE',
] as const;

export type ExplainedCode = (typeof explainedCodes)[number];

export function isExplainedCode(code: string): code is ExplainedCode {
  return explainedCodes.some((known) => known === code);
}
