import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Attributes,
  type Context,
  type Tracer,
} from '@opentelemetry/api';

export type TraceContext = Context;

const tracer = (): Tracer => trace.getTracer('onepoint');

const firstServerError = 500;

/** The span of an incoming request. */
export interface RequestSpan {
  /** Runs work in the request's context, so that spans started in it are children. */
  readonly run: <Result>(work: () => Result) => Result;
  readonly end: (status: number, attributes?: Attributes) => void;
}

/**
 * Starts the span of a request, continuing the trace of its `traceparent` header if there is one.
 *
 * @param name method and route pattern; no paths or queries, because they can contain secrets
 */
export function traceRequest(headers: object, name: string, attributes: Attributes): RequestSpan {
  const parent = propagation.extract(ROOT_CONTEXT, headers);
  const span = tracer().startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
  const inside = trace.setSpan(parent, span);
  return {
    run: (work) => context.with(inside, work),
    end: (status, more = {}) => {
      span.setAttributes({ 'http.response.status_code': status, ...more });
      if (status >= firstServerError) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  };
}

/** The trace context of the running code. Keep it to start spans later, when another context can be active. */
export function activeTrace(): TraceContext {
  return context.active();
}

/** The span of an outgoing request. */
export interface ClientSpan {
  /** Headers that pass the trace on to the other service (`traceparent`). */
  readonly headers: Readonly<Record<string, string>>;
  /** @param failure error code; undefined on success */
  readonly end: (failure?: string) => void;
}

/** Starts the span of a request to another service. Returns null outside of a traced request. */
export function startClientSpan(name: string, attributes: Attributes, parent: TraceContext = context.active()): ClientSpan | null {
  if (trace.getSpan(parent) === undefined) return null;
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes }, parent);
  const headers: Record<string, string> = {};
  propagation.inject(trace.setSpan(parent, span), headers);
  return {
    headers,
    end: (failure) => {
      if (failure !== undefined) {
        span.setAttribute('error.type', failure);
        span.setStatus({ code: SpanStatusCode.ERROR });
      }
      span.end();
    },
  };
}
