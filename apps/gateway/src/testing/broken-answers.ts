import type { ServerResponse } from 'node:http';
import { deflateSync, gzipSync, brotliCompressSync } from 'node:zlib';

export type BrokenAnswer = (response: ServerResponse, body: string) => void;

interface Call {
  readonly id: unknown;
}

type Member = Readonly<Record<string, unknown>>;

const good = ({ id }: Call): Member => ({ jsonrpc: '2.0', id, result: '0xbad' });
const json = (response: ServerResponse) => response.setHeader('content-type', 'application/json');

const answerOf = (body: string, member: (call: Call) => Member = good): unknown => {
  const request = JSON.parse(body) as Call | Call[];
  return Array.isArray(request) ? request.map(member) : member(request);
};

const text =
  (make: (goodText: string) => string | Buffer, headers: Readonly<Record<string, string>> = {}): BrokenAnswer =>
  (response, body) => {
    json(response);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(make(JSON.stringify(answerOf(body))));
  };

const member =
  (spoil: (call: Call) => Member): BrokenAnswer =>
  (response, body) => {
    json(response);
    response.end(JSON.stringify(answerOf(body, spoil)));
  };

const status =
  (code: number, make: (goodText: string) => string, headers: Readonly<Record<string, string>> = {}): BrokenAnswer =>
  (response, body) => {
    response.writeHead(code, { 'content-type': 'application/json', ...headers }).end(make(JSON.stringify(answerOf(body))));
  };

const error = { code: -32_000, message: 'busy' };
const { result: _, ...unresolved } = good({ id: 1 });

/** Broken for single calls and batches alike. */
export const brokenAnswers: readonly (readonly [name: string, BrokenAnswer])[] = [
  ['a web page', text(() => '<html><body>"result"</body></html>', { 'content-type': 'text/html' })],
  ['a web page that is said to be JSON', text(() => '<html>')],
  ['JSON that is said to be a web page', text((whole) => whole, { 'content-type': 'text/html; charset=utf-8' })],
  ['an empty body', text(() => '')],
  ['white space', text(() => ' \n\t ')],
  ['plain text', text(() => 'too many requests', { 'content-type': 'text/plain' })],
  ['truncated JSON', text((whole) => whole.slice(0, -1))],
  ['JSON that ends right and is broken inside', text((whole) => whole.replace('"0xbad"', '0xbad'))],
  ['two answers in a row', text((whole) => `${whole}\n${whole}`)],
  ['a string', text((whole) => JSON.stringify(whole))],
  ['null', text(() => 'null')],
  ['an empty object', text(() => '{}')],
  ['an empty array', text(() => '[]')],
  ['an answer in a byte order mark', text((whole) => `\uFEFF${whole}`)],
  ['bytes that are not UTF-8', text((whole) => Buffer.from(whole.replace('0xbad', '\u00ff'), 'latin1'))],
  ['gzip', text((whole) => gzipSync(whole), { 'content-encoding': 'gzip' })],
  ['deflate', text((whole) => deflateSync(whole), { 'content-encoding': 'deflate' })],
  ['Brotli', text((whole) => brotliCompressSync(whole), { 'content-encoding': 'br' })],
  ['gzip that is not said to be', text((whole) => gzipSync(whole))],
  ['plain bytes that are said to be gzip', text((whole) => whole, { 'content-encoding': 'gzip' })],
  ['another id', member(({ id }) => good({ id: `${String(id)}0` }))],
  ['its id as a string', member(({ id }) => good({ id: String(id) }))],
  ['an id of null', member(() => good({ id: null }))],
  ['no id', member(() => ({ jsonrpc: '2.0', result: '0xbad' }))],
  ['no version', member(({ id }) => ({ id, result: '0xbad' }))],
  ['another version', member((call) => ({ ...good(call), jsonrpc: '1.0' }))],
  ['a result and an error', member((call) => ({ ...good(call), error }))],
  ['neither a result nor an error', member(({ id }) => ({ ...unresolved, id }))],
  ['an error that is a text', member(({ id }) => ({ ...unresolved, id, error: 'busy' }))],
  ['an error without a code', member(({ id }) => ({ ...unresolved, id, error: { message: 'busy' } }))],
  ['status 500 with an answer', status(500, (whole) => whole)],
  ['status 429 with a JSON-RPC error', status(429, () => JSON.stringify({ jsonrpc: '2.0', id: 1, error }))],
  ['status 204', status(204, () => '')],
  ['a redirect', status(302, (whole) => whole, { location: 'http://127.0.0.1:1/' })],
  ['an answer that is far too large', text((whole) => whole.replace('0xbad', `0x${'0'.repeat(1_100_000)}`))],
  [
    'an announced length that does not come',
    (response, body) => {
      const whole = JSON.stringify(answerOf(body));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': String(whole.length + 5) });
      response.write(whole);
      setImmediate(() => response.destroy());
    },
  ],
  ['a broken connection', (response) => response.destroy()],
];

export const brokenSingleAnswers: typeof brokenAnswers = [['an array for a single call', text((whole) => `[${whole}]`)]];

const batch =
  (spoil: (members: readonly Member[]) => unknown): BrokenAnswer =>
  (response, body) => {
    json(response);
    response.end(JSON.stringify(spoil(answerOf(body) as Member[])));
  };

/** Broken for a batch of three. */
export const brokenBatchAnswers: typeof brokenAnswers = [
  ['an object for a batch', batch(([first]) => first)],
  ['one error for a batch', batch(() => ({ jsonrpc: '2.0', id: null, error }))],
  ['one answer too few', batch((members) => members.slice(1))],
  ['one answer too many', batch((members) => [...members, good({ id: 99 })])],
  ['an answer twice', batch(([first, second]) => [first, second, second])],
  ['an answer twice in addition', batch((members) => [...members, members[0]])],
  ['a foreign answer', batch(([first, second]) => [first, second, good({ id: 99 })])],
  ['a member that is null', batch(([first, second]) => [first, second, null])],
  ['a member that is an array', batch(([first, second, third]) => [first, second, [third]])],
];
