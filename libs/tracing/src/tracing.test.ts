import { afterEach, expect, it } from 'vitest';
import { activeTrace, startClientSpan, traceRequest } from './spans.ts';
import { isTracing, startTracing } from './start-tracing.ts';
import { startTraceReceiver } from './testing/index.ts';
import { readTracingEnv } from './tracing-env.ts';

let stop = async (): Promise<void> => undefined;

afterEach(() => stop());

const traceId = '0af7651916cd43dd8448eb211c80319c';
const traceparent = `00-${traceId}-b7ad6b7169203331-01`;

it('continues the trace of a request, passes it on, and sends spans to the receiver', async () => {
  const receiver = await startTraceReceiver();
  stop = await startTracing('onepoint-test', { endpoint: receiver.endpoint, ratio: 1 });
  expect(isTracing()).toBe(true);
  const request = traceRequest({ traceparent }, 'GET /things/:id', { 'http.route': '/things/:id' });
  const headers = await request.run(async () => {
    await Promise.resolve();
    const span = startClientSpan('ask a node', { 'onepoint.node': 'base 0' });
    span?.end('UPSTREAM_FAILED');
    return span?.headers;
  });
  request.end(502);
  expect(startClientSpan('outside of a request', {}, activeTrace())).toBeNull();
  await stop();
  await receiver.close();
  const [asked, answered] = receiver.spans;
  expect(receiver.spans).toHaveLength(2);
  expect(answered).toMatchObject({
    service: 'onepoint-test',
    traceId,
    parentSpanId: 'b7ad6b7169203331',
    name: 'GET /things/:id',
    isError: true,
  });
  expect(answered?.attributes).toEqual({ 'http.route': '/things/:id', 'http.response.status_code': '502' });
  expect(asked).toMatchObject({ traceId, parentSpanId: answered?.spanId, attributes: { 'error.type': 'UPSTREAM_FAILED' }, isError: true });
  expect(headers).toEqual({ traceparent: `00-${traceId}-${asked?.spanId ?? ''}-01` });
});

it('applies its sampling rate, whatever clients request', async () => {
  const receiver = await startTraceReceiver();
  stop = await startTracing('onepoint-test', { endpoint: receiver.endpoint, ratio: 0 });
  traceRequest({ traceparent }, 'GET /', {}).end(200);
  traceRequest({}, 'GET /', {}).end(200);
  await stop();
  await receiver.close();
  expect(receiver.spans).toEqual([]);
});

it('is off without a receiver', async () => {
  expect(readTracingEnv({ OTEL_TRACES_SAMPLER_ARG: 1 })).toBeNull();
  expect(readTracingEnv({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a:4318/', OTEL_TRACES_SAMPLER_ARG: 0.1 })).toEqual({
    endpoint: 'http://a:4318',
    ratio: 0.1,
  });
  stop = await startTracing('onepoint-test', null);
  expect(isTracing()).toBe(false);
  const request = traceRequest({ traceparent }, 'GET /', {});
  expect(request.run(() => startClientSpan('ask a node', {})?.headers)).toBeUndefined();
  request.end(200);
});
