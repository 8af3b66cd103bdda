export { isTracing, startTracing } from './start-tracing.ts';
export { readTracingEnv, tracingEnvShape, type TracingConfig } from './tracing-env.ts';
export { activeTrace, startClientSpan, traceRequest, type ClientSpan, type RequestSpan, type TraceContext } from './spans.ts';
