import { documentedRows, rowsOf } from '@onepoint/metrics/testing';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { api } from '../test/api.ts';
import { createApiMetrics, registerRequestMetrics } from './api-metrics.ts';

test('exposes the documented metrics', async () => {
  expect(await rowsOf(createApiMetrics(api.database).registry)).toEqual(documentedRows('API'));
});

test('counts requests by route pattern and status, and all unknown paths together', async () => {
  const { registry, requests } = createApiMetrics(api.database);
  const app = fastify();
  registerRequestMetrics(app, requests);
  app.get('/projects/:projectId', async () => 'here');
  for (const url of ['/projects/proj_1', '/projects/proj_2', '/nothing/1', '/nothing/2']) await app.inject({ url });
  await app.close();
  const counted = (await registry.metrics()).split('\n').filter((line) => line.startsWith('onepoint_http_requests_total'));
  expect(counted).toEqual([
    'onepoint_http_requests_total{method="GET",route="/projects/:projectId",status="200"} 2',
    'onepoint_http_requests_total{method="GET",route="unknown",status="404"} 2',
  ]);
});

test('reports waiting emails and webhooks, and serves the other metrics without a database', async () => {
  const { registry } = createApiMetrics(api.database);
  const read = async (of = registry) => (await of.metrics()).split('\n').filter((line) => line.startsWith('onepoint_outbox_'));
  const outboxes = expect.stringMatching(/^onepoint_outbox_(?:waiting|late_seconds)\{outbox="(?:emails|webhooks)"\} \d/);
  expect(await read()).toEqual([outboxes, outboxes, outboxes, outboxes]);

  const broken = {
    pool: api.database.pool,
    orm: { execute: () => Promise.reject(new Error('gone')) } as unknown as typeof api.database.orm,
  };
  const metrics = createApiMetrics(broken);
  expect(await read(metrics.registry)).toEqual([]);
  expect(await metrics.registry.metrics()).toContain('onepoint_database_waiting 0');
});
