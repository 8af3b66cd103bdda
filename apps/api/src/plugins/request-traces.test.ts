import { startTracing } from '@onepoint/tracing';
import { startTraceReceiver } from '@onepoint/tracing/testing';
import { expect, test } from 'vitest';
import { callApi } from '../test/api.ts';
import { createTestApi } from '../test/create-test-api.ts';
import { newUser } from '../test/fixtures.ts';

test('traces a request by its route with its statements, without their parameters', async () => {
  const receiver = await startTraceReceiver();
  const stopTracing = await startTracing('onepoint-api', { endpoint: receiver.endpoint, ratio: 1 });
  const api = await createTestApi();
  const me = newUser();
  const reply = await callApi('GET /v1/projects/proj_unknown', { app: api.app, as: me });
  expect(reply.status).toBe(404);
  await api.close();
  await stopTracing();
  await receiver.close();
  const request = receiver.spans.find(({ name }) => name === 'GET /api/v1/projects/:projectId');
  expect(request).toMatchObject({ service: 'onepoint-api', isError: false });
  expect(request?.attributes).toMatchObject({ 'http.response.status_code': '404', 'onepoint.request_id': reply.headers['x-request-id'] });
  const statements = receiver.spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  expect(statements.map(({ attributes }) => attributes['db.query.text'])).toContainEqual(
    expect.stringMatching(/^select .* from "members"/),
  );
  expect(JSON.stringify(receiver.spans)).not.toMatch(new RegExp(`proj_unknown|${me}`));
});
