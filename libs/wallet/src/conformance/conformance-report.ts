import { z } from 'zod/mini';
import { conformanceEips } from './conformance-check.ts';
import { conformanceChecks, type ConformanceCheckId } from './conformance-checks.ts';

const ids = conformanceChecks.map((check) => check.id) as [ConformanceCheckId, ...ConformanceCheckId[]];

const checkResultSchema = z.object({
  id: z.enum(ids),
  eip: z.literal(conformanceEips),
  level: z.enum(['must', 'should']),
  reach: z.enum(['nobody', 'person', 'chain']),
  verdict: z.enum(['pass', 'fail', 'skip', 'needs-person']),
  /** What was seen: any JSON. */
  evidence: z.optional(z.unknown()),
  durationMs: z.number().check(z.nonnegative()),
});

/** A report as it is exported and read again. */
export const conformanceReportSchema = z.object({
  format: z.literal('onepoint-wallet-conformance'),
  version: z.literal(1),
  wallet: z.object({ name: z.string(), rdns: z.nullable(z.string()), uuid: z.nullable(z.string()) }),
  /** ISO 8601, UTC. */
  startedAt: z.iso.datetime(),
  durationMs: z.number().check(z.nonnegative()),
  checks: z.array(checkResultSchema),
});

export type ConformanceReport = z.infer<typeof conformanceReportSchema>;
export type ConformanceCheckResult = ConformanceReport['checks'][number];
