import { Counter, Registry } from 'prom-client';
import { expect, it, onTestFinished } from 'vitest';
import { readMetricsEnv } from './metrics-env.ts';
import { serveMetrics } from './serve-metrics.ts';

it('serves the registry and the metrics of the process at /metrics only', async () => {
  const registry = new Registry();
  new Counter({ name: 'onepoint_test_total', help: 'Test', registers: [registry] }).inc(3);
  const { url, close } = await serveMetrics(registry, { host: '127.0.0.1', port: 0 });
  onTestFinished(close);
  const reply = await fetch(url);
  const text = await reply.text();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(text).toContain('\nonepoint_test_total 3\n');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
});

it('is off without a port', () => {
  expect(readMetricsEnv({ METRICS_HOST: '127.0.0.1' })).toBeNull();
  expect(readMetricsEnv({ METRICS_HOST: '127.0.0.1', METRICS_PORT: 9_100 })).toEqual({ host: '127.0.0.1', port: 9_100 });
});
