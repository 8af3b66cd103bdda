import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '../test/create-test-api.ts';

let own: TestApi;

beforeAll(async () => {
  own = await createTestApi();
  await own.app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(() => own.close());

test('bytes that are no HTTP are refused in the one error shape, and the connection ends', async () => {
  const socket = connect((own.app.server.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('utf8').on('data', (text: string) => (reply += text));
  socket.write('NOT HTTP\r\n\r\n');
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1.1 400 Bad Request\r\n/);
  expect(reply).toContain('\r\nstrict-transport-security: max-age=63072000; includeSubDomains\r\n');
  const body = JSON.parse(reply.split('\r\n\r\n')[1] ?? '') as unknown;
  expect(body).toMatchObject({ error: { code: 'VALIDATION_FAILED', requestId: expect.stringMatching(/^req_/) } });
});
