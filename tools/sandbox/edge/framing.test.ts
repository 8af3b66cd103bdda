import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startTestIdentity } from '../identity/testing/start-test-identity.ts';
import { startTestPayments } from '../payments/testing/start-test-payments.ts';
import { createEdge } from './create-edge.ts';
import { send, serve, startEdge, publicOrigin } from './testing/edge-fixture.ts';
import { framings, paths } from './testing/framings.ts';

describe('framing', () => {
  /** An ordinary request that asks to close the connection. */
  const last = `GET ${paths.last} HTTP/1.1\r\nhost: localhost:4000\r\nconnection: close\r\n\r\n`;

  /** Sends the bytes followed by `last`. @returns everything received until the connection closed */
  async function exchange(edge: string, bytes: string): Promise<string> {
    const { hostname, port } = new URL(edge);
    const socket = connect({ host: hostname, port: Number(port) });
    let text = '';
    socket.setEncoding('latin1').on('data', (data: string) => (text += data));
    socket.on('error', () => undefined);
    socket.write(Buffer.from(bytes + last, 'latin1'));
    await once(socket, 'close');
    return text;
  }

  /** The paths that the upstream echoed and the statuses of all other replies, in order. */
  function answersIn(text: string): (string | number)[] {
    return text
      .split(/(?=HTTP\/1\.1 \d{3} )/)
      .filter((reply) => reply !== '')
      .map((reply) => /^x-path: (.+)\r$/m.exec(reply)?.[1] ?? Number(reply.slice(9, 12)));
  }

  it.each(framings)('answers each request exactly once, to its sender: $name', async ({ bytes, answers }) => {
    const seen: string[] = [];
    const api = await serve((request, response) => {
      request.resume().on('end', () => {
        seen.push(request.url ?? '');
        response.setHeader('x-path', request.url ?? '').end(`for ${request.headers.cookie ?? 'nobody'}`);
      });
    });
    const edge = await startEdge('/nonexistent', { api });
    const ask = async (name: string) => (await send(edge, '/api/victim', { headers: { cookie: name } })).text;

    // Leaves a kept-alive upstream connection for the next request.
    await ask('before');
    const text = await exchange(edge, bytes);
    const victims = ['a', 'b', 'c', 'd'];
    const replies = [await ask('first'), await ask('second'), ...(await Promise.all(victims.map(ask)))];

    expect(seen.filter((path) => path !== '/api/victim')).toEqual(answers.filter((answer) => typeof answer === 'string'));
    expect(replies).toEqual(['first', 'second', ...victims].map((name) => `for ${name}`));
    expect(answersIn(text)).toEqual(answers);
  });

  it('counts a request hidden in a body', () => {
    expect(answersIn('HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 200 OK\r\nx-path: /a\r\n\r\nHTTP/1.1 400 Bad Request\r\n\r\n')).toEqual([
      100,
      '/a',
      400,
    ]);
  });
});

describe('large bodies', () => {
  const body = 'x'.repeat(10_000_000);
  const lengths = { 'with a length': { 'content-length': body.length }, 'in chunks': { 'transfer-encoding': 'chunked' } };

  it.each(Object.entries(lengths))('forwards the sandboxes’ replies to a body of 10 MB %s', async (_name, framing) => {
    const identity = await startTestIdentity({ publicOrigin });
    onTestFinished(() => identity.dispose());
    const payments = await startTestPayments({ publicOrigin, postbackUrl: 'http://127.0.0.1:1/none' });
    onTestFinished(() => payments.dispose());
    const edge = await startEdge('/nonexistent', { identity: identity.address, payments: payments.address });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (path: string) => send(edge, path, { method: 'POST', headers: { ...framing, ...form, origin: publicOrigin }, body });

    const large = await post('/__clerk/v1/client/sign_ups');
    expect([large.status, JSON.parse(large.text)]).toMatchObject([413, { errors: [{ code: 'request_body_too_large' }] }]);
    const unknown = await post('/__clerk/v1/nothing');
    expect([unknown.status, JSON.parse(unknown.text)]).toMatchObject([404, { errors: [{ code: 'resource_not_found' }] }]);
    expect((await post('/__cryptocloud/faucet')).status).toBe(413);
  });

  it('times out a request whose body does not arrive, at the client and at the upstream', async () => {
    const [arrived, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const api = await serve((request) => {
      request.on('error', () => undefined).on('close', () => gone.resolve());
      arrived.resolve();
    });
    const edge = await createEdge({ upstreams: { api }, publicOrigin: new URL(publicOrigin) }, async () => async () => undefined);
    const { headersTimeout, requestTimeout } = edge;
    // Node uses the longer of the two for the whole request.
    expect(headersTimeout).toBeLessThan(requestTimeout);
    await serve(edge);
    const socket = connect((edge.address() as AddressInfo).port, '127.0.0.1');
    let reply = '';
    socket.setEncoding('latin1').on('data', (text: string) => (reply += text));
    socket.on('error', () => undefined);
    socket.write('POST /api/a HTTP/1.1\r\nhost: localhost:4000\r\ncontent-length: 10\r\n\r\nx');
    // A request that times out earlier never reaches the upstream.
    await arrived.promise;
    Object.assign(edge, { headersTimeout: 100, requestTimeout: 100 });
    await once(socket, 'close');
    expect(reply).toMatch(/^HTTP\/1\.1 408 /);
    await gone.promise;
  });
});
