/**
 * What the request log of a project keeps. Each API key has a budget per gateway process: successful requests share one, and every error code has its
 * own, so that a flood of one error doesn't hide the others. A budget fills up again with time, so a quiet key's requests are all kept.
 */
export const requestLog = {
  daysKept: 7,
  /** Latest calls kept per project. */
  failedMax: 3_000,
  succeededMax: 2_000,
  /** Successful calls of a key that are kept at once, and the pause after which one more is. */
  succeededBurst: 60,
  succeededEverySecs: 10,
  /** Failed calls of a key with the same error code that are kept at once, and the pause after which one more is. */
  failedBurst: 100,
  failedEverySecs: 1,
  /** How often gateways write the log, and how often its screen reads it: together, a call is on screen within 2 seconds. */
  writeEveryMs: 500,
  readEveryMs: 1_000,
} as const;
