import { busUrlSchema } from '@onepoint/bus';
import { checkEnvironment, EnvironmentError, isSet, mergeProblems, problemsOfIssues, type Variables } from '@onepoint/environment';
import { metricsEnvShape, readMetricsEnv, type MetricsAddress } from '@onepoint/metrics';
import { z } from 'zod';

export interface CollectorConfig {
  readonly host: string;
  readonly port: number;
  readonly databaseUrl: string;
  readonly busUrl: string;
  readonly metrics: MetricsAddress | null;
}

const envSchema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4102),
  DATABASE_URL: z.url({ protocol: /^postgres(?:ql)?$/, error: 'must be a postgres:// address' }),
  NATS_URL: busUrlSchema,
  ...metricsEnvShape,
});

/**
 * Reads the configuration of a collector.
 *
 * @throws {EnvironmentError} with a line for each variable that is invalid, or unsafe in production
 */
export function parseCollectorEnv(env: Variables): CollectorConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => isSet(value)));
  const parsed = envSchema.safeParse(set);
  const issues = parsed.success ? [] : problemsOfIssues(parsed.error.issues, set);
  const all = mergeProblems(issues, checkEnvironment('collector', set).problems, set);
  if (!parsed.success || all.length > 0) throw new EnvironmentError(all);
  const { HOST, PORT, DATABASE_URL, NATS_URL } = parsed.data;
  return { host: HOST, port: PORT, databaseUrl: DATABASE_URL, busUrl: NATS_URL, metrics: readMetricsEnv(parsed.data) };
}
