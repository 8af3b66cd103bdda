/**
 * Each API key has budgets per gateway process: one for successful requests, and one per error code, so that a flood of one error doesn't hide
 * others. Budgets refill over time, so that all requests of a quiet key are kept.
 */
export const requestLog = {
  daysKept: 7,
  /** Latest calls kept per project. */
  failedMax: 3_000,
  succeededMax: 2_000,
  /** A key's successful calls that are kept in a burst, and the interval after which another one is kept. */
  succeededBurst: 60,
  succeededEverySecs: 10,
  /** The same for a key's failed calls, per error code. */
  failedBurst: 100,
  failedEverySecs: 1,
  /** How often gateways write the log, and how often its screen reads it. Together, a call appears on screen within 2 seconds. */
  writeEveryMs: 500,
  readEveryMs: 1_000,
} as const;
