import { context, propagation, trace } from '@opentelemetry/api';
import type { TracingConfig } from './tracing-env.ts';

let isOn = false;

/** Whether this process records traces. Decided once in `startTracing`, which must run before anything traced is created. */
export function isTracing(): boolean {
  return isOn;
}

/**
 * Starts sending spans to an OTLP receiver. Loads the OpenTelemetry SDK only if tracing is configured.
 *
 * @param service name of the process: `onepoint-api`
 * @returns a function that sends pending spans and stops
 */
export async function startTracing(service: string, config: TracingConfig | null): Promise<() => Promise<void>> {
  if (config === null) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, { AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, { resourceFromAttributes }] =
    await Promise.all([
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ]);
  // Apply the same sampling rate to traces started by clients, because clients must not decide how much we record.
  const sampler = new sdk.TraceIdRatioBasedSampler(config.ratio);
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: sampler, remoteParentSampled: sampler }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${config.endpoint}/v1/traces` }) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  isOn = true;
  return async () => {
    isOn = false;
    await provider.shutdown();
    for (const api of [trace, context, propagation]) api.disable();
  };
}
