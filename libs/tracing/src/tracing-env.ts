import { z } from 'zod';

export interface TracingConfig {
  /** Base address of an OTLP receiver over HTTP, without `/v1/traces`. */
  readonly endpoint: string;
  /** Share of traces that are recorded, 0 to 1. */
  readonly ratio: number;
}

/** OpenTelemetry's own variable names. Without an endpoint, tracing is off. */
export const tracingEnvShape = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
};

/** Returns null without an endpoint, which means that tracing is off. */
export function readTracingEnv(env: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): TracingConfig | null {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  return endpoint === undefined ? null : { endpoint: endpoint.replace(/\/+$/, ''), ratio };
}
