import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { send, serve, startEdge } from '../testing/edge-fixture.ts';
import { framings, paths } from '../testing/framings.ts';

/** An ordinary request that asks to close. */
const last = `GET ${paths.last} HTTP/1.1\r\nhost: localhost:4000\r\nconnection: close\r\n\r\n`;

/** Sends bytes, and that behind them. @returns everything that came back until the connection was closed */
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

/** Paths that the upstream echoed in its replies, and the statuses of all others, in order. */
function answersIn(text: string): (string | number)[] {
  return text
    .split(/(?=HTTP\/1\.1 \d{3} )/)
    .filter((reply) => reply !== '')
    .map((reply) => /^x-path: (.+)\r$/m.exec(reply)?.[1] ?? Number(reply.slice(9, 12)));
}

it.each(framings)('answers each request once, to its sender, and nobody else: $name', async ({ bytes, answers }) => {
  const seen: string[] = [];
  const api = await serve((request, response) => {
    request.resume().on('end', () => {
      seen.push(request.url ?? '');
      response.setHeader('x-path', request.url ?? '').end(`for ${request.headers.cookie ?? 'nobody'}`);
    });
  });
  const edge = await startEdge('/nonexistent', { api });
  const ask = async (name: string) => (await send(edge, '/api/victim', { headers: { cookie: name } })).text;

  // A connection that is kept open waits for whoever comes next.
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
