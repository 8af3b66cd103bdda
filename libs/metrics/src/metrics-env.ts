import { z } from 'zod';

export interface MetricsAddress {
  readonly host: string;
  /** 0 picks a free port. */
  readonly port: number;
}

const lastPort = 65_535;

/** Variables that every server reads. Without `METRICS_PORT`, metrics are off. */
export const metricsEnvShape = {
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce.number().int().min(0).max(lastPort).optional(),
};

/** Returns null without `METRICS_PORT`, which means that metrics are off. */
export function readMetricsEnv({
  METRICS_HOST,
  METRICS_PORT,
}: {
  METRICS_HOST: string;
  METRICS_PORT?: number | undefined;
}): MetricsAddress | null {
  return METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT };
}
