import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { startTestIdentity } from '../../identity/testing/start-test-identity.ts';
import { startTestPayments } from '../../payments/testing/start-test-payments.ts';
import { createEdge } from '../create-edge.ts';
import { publicOrigin, send, serve, startEdge } from '../testing/edge-fixture.ts';

const body = 'x'.repeat(10_000_000);
const framings = { 'with a length': { 'content-length': body.length }, 'in chunks': { 'transfer-encoding': 'chunked' } };

it.each(Object.entries(framings))('passes on what the sandboxes say to a body of 10 MB %s', async (_name, framing) => {
  const identity = await startTestIdentity({ publicOrigin });
  onTestFinished(() => identity.dispose());
  const payments = await startTestPayments({ publicOrigin, postbackUrl: 'http://127.0.0.1:1/none' });
  onTestFinished(() => payments.dispose());
  const edge = await startEdge('/nonexistent', { identity: identity.address, payments: payments.address });
  const post = (path: string) => send(edge, path, { method: 'POST', headers: { ...framing, origin: publicOrigin }, body });

  const large = await post('/__clerk/v1/client/sign_ups');
  expect([large.status, JSON.parse(large.text)]).toMatchObject([413, { errors: [{ code: 'request_body_too_large' }] }]);
  const unknown = await post('/__clerk/v1/nothing');
  expect([unknown.status, JSON.parse(unknown.text)]).toMatchObject([404, { errors: [{ code: 'resource_not_found' }] }]);
  expect((await post('/__cryptocloud/faucet')).status).toBe(413);
});

it('ends a request whose body does not arrive, at the client and behind the edge', async () => {
  const gone = Promise.withResolvers<void>();
  const api = await serve((request) => void request.on('error', () => undefined).on('close', () => gone.resolve()));
  const edge = await createEdge({ upstreams: { api }, publicOrigin: new URL(publicOrigin) }, async () => async () => undefined);
  const { headersTimeout, requestTimeout } = edge;
  // Node takes the longer of the two for the whole request.
  expect(headersTimeout).toBeLessThan(requestTimeout);
  Object.assign(edge, { headersTimeout: 100, requestTimeout: 100 });
  await serve(edge);
  const socket = connect((edge.address() as AddressInfo).port, '127.0.0.1');
  let reply = '';
  socket.setEncoding('latin1').on('data', (text: string) => (reply += text));
  socket.on('error', () => undefined);
  socket.write('POST /api/a HTTP/1.1\r\nhost: localhost:4000\r\ncontent-length: 10\r\n\r\nx');
  await once(socket, 'close');
  expect(reply).toMatch(/^HTTP\/1\.1 408 /);
  await gone.promise;
});
