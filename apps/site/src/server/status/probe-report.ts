import * as z from 'zod/mini';

/** Why a check failed: no answer in time, none at all, or one that says no. */
export const probeFaultSchema = z.enum(['timeout', 'unreachable', 'refused']);
export type ProbeFault = z.infer<typeof probeFaultSchema>;

const count = z.int().check(z.nonnegative());

/** One check of one part. */
export const probeCheckSchema = z.object({
  /** Milliseconds since the epoch. */
  atMs: z.number(),
  /** Null when it answered as it should. */
  fault: z.nullable(probeFaultSchema),
  /** From the question to the last byte of the answer, or to the failure. */
  tookMs: z.number(),
});
export type ProbeCheck = z.infer<typeof probeCheckSchema>;

/** All checks of one part in one day, UTC. */
export const probeDaySchema = z.object({
  day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  checks: count,
  failed: count,
  /** Of those that answered as they should; null where none did. */
  slowestMs: z.nullable(z.number()),
});
export type ProbeDay = z.infer<typeof probeDaySchema>;

/** What is known of one part. Days without a check are not there. */
export const probeHistorySchema = z.object({ last: z.nullable(probeCheckSchema), days: z.array(probeDaySchema) });
export type ProbeHistory = z.infer<typeof probeHistorySchema>;

export const probedPartSchema = z.object({
  id: z.string(),
  kind: z.enum(['api', 'signIn', 'chain']),
  /** Of a chain; empty for the others. */
  name: z.string(),
  history: probeHistorySchema,
});
export type ProbedPart = z.infer<typeof probedPartSchema>;

/** What the site's server has measured. */
export const probeReportSchema = z.object({
  intervalMs: z.number(),
  /** Whether it survives a restart of the server. */
  isKept: z.boolean(),
  parts: z.array(probedPartSchema),
});
export type ProbeReport = z.infer<typeof probeReportSchema>;
