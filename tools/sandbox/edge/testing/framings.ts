/** The bytes of a request and the expected answers: the path that the upstream echoes, or the status of a rejection. */
interface Framing {
  name: string;
  bytes: string;
  answers: readonly (string | number)[];
}

/** The request under test, the one that some framings hide in its body, and the one that follows on the same connection. */
export const paths = { outer: '/api/outer', hidden: '/api/hidden', last: '/api/last' } as const;

const host = 'host: localhost:4000';
const hidden = `GET ${paths.hidden} HTTP/1.1\r\n${host}\r\n\r\n`;
const chunk = `${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`;
const length = `content-length: ${hidden.length}`;
const chunked = 'transfer-encoding: chunked';
/** An incomplete request that would swallow the bytes of the next one. */
const unfinished = `POST ${paths.hidden} HTTP/1.1\r\n${host}\r\ncontent-length: 1000\r\n\r\n`;
const answered = [paths.outer, paths.last];
const refused = [400];

const lines = (...all: readonly string[]): string => all.join('\r\n');
const request = (method: string, headers: readonly string[], body = '', target: string = paths.outer): string =>
  lines(`${method} ${target} HTTP/1.1`, host, ...headers, '', body);
const post = (headers: readonly string[], body = chunk): string => request('POST', headers, body);

const bodiless = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE'].flatMap((method): Framing[] => [
  { name: `${method}, chunked body`, bytes: request(method, [chunked], chunk), answers: refused },
  { name: `${method}, body with a length`, bytes: request(method, [length], hidden), answers: refused },
  {
    name: `${method}, Connection: transfer-encoding`,
    bytes: request(method, [chunked, 'connection: transfer-encoding'], chunk),
    answers: refused,
  },
  {
    name: `${method}, Connection: content-length`,
    bytes: request(method, [length, 'connection: content-length'], hidden),
    answers: refused,
  },
  {
    name: `${method}, request without an end in a chunk`,
    bytes: request(method, [chunked], `${unfinished.length.toString(16)}\r\n${unfinished}\r\n0\r\n\r\n`),
    answers: refused,
  },
]);

const bodies: Framing[] = [
  { name: 'chunked body', bytes: post([chunked]), answers: answered },
  { name: 'body with a length', bytes: post([length], hidden), answers: answered },
  { name: 'Connection: transfer-encoding', bytes: post([chunked, 'connection: keep-alive, transfer-encoding']), answers: answered },
  { name: 'Connection: content-length', bytes: post([length, 'connection: content-length'], hidden), answers: answered },
  { name: 'empty chunked body', bytes: post([chunked], '0\r\n\r\n'), answers: answered },
  { name: 'unknown method, chunked body', bytes: request('PROPFIND', [chunked], chunk), answers: answered },
  { name: 'GET of length zero', bytes: request('GET', ['content-length: 0']), answers: answered },
  { name: 'Expect: 100-continue', bytes: post([length, 'expect: 100-continue'], hidden), answers: [100, ...answered] },
  { name: 'Expect: 100-continue on GET', bytes: request('GET', [chunked, 'expect: 100-continue'], chunk), answers: [100, ...refused] },
  { name: 'unknown expectation', bytes: post([length, 'expect: a-miracle'], hidden), answers: [417, paths.last] },
  { name: 'pipelined', bytes: request('GET', []) + request('GET', []), answers: [paths.outer, ...answered] },
];

const encodings: Framing[] = [
  { name: 'length, then chunked', bytes: post([length, chunked]), answers: refused },
  { name: 'chunked, then length', bytes: post([chunked, length]), answers: refused },
  { name: 'chunked twice', bytes: post([chunked, chunked]), answers: refused },
  { name: 'chunked, then identity', bytes: post([chunked, 'transfer-encoding: identity']), answers: refused },
  { name: 'identity, then chunked', bytes: post(['transfer-encoding: identity', chunked]), answers: refused },
  { name: 'xchunked', bytes: post(['transfer-encoding: xchunked']), answers: refused },
  { name: 'quoted', bytes: post(['transfer-encoding: "chunked"']), answers: refused },
  { name: 'chunked, gzip', bytes: post(['transfer-encoding: chunked, gzip']), answers: refused },
  { name: 'gzip, chunked', bytes: post(['transfer-encoding: gzip, chunked']), answers: refused },
  { name: 'two spaces before chunked', bytes: post(['transfer-encoding:  chunked']), answers: answered },
  { name: 'tab before chunked', bytes: post(['transfer-encoding:\tchunked']), answers: answered },
  { name: 'vertical tab before chunked', bytes: post(['transfer-encoding:\u000bchunked']), answers: refused },
  { name: 'space before the colon', bytes: post(['transfer-encoding : chunked']), answers: refused },
  { name: 'folded', bytes: post(['transfer-encoding:\r\n chunked']), answers: refused },
  { name: 'underscore, and a length', bytes: post(['transfer_encoding: chunked', length], hidden), answers: answered },
  { name: 'after a bare carriage return', bytes: post(['x: y\rtransfer-encoding: chunked']), answers: refused },
  { name: 'after a bare line feed', bytes: post(['x: y\ntransfer-encoding: chunked', length], hidden), answers: refused },
  { name: 'chunk extension', bytes: post([chunked], chunk.replace('\r\n', ';a="b"\r\n')), answers: answered },
  { name: 'chunk size too large for any number', bytes: post([chunked], `fffffffffffffffff\r\n${hidden}`), answers: refused },
  { name: 'chunk size with 0x', bytes: post([chunked], `0x${chunk}`), answers: refused },
  { name: 'negative chunk size', bytes: post([chunked], `-${chunk}`), answers: refused },
  { name: 'chunk ended by a bare line feed', bytes: post([chunked], chunk.replace('\r\n', '\n')), answers: refused },
  { name: 'chunk longer than its size', bytes: post([chunked], `1\r\nab\r\n0\r\n\r\n${hidden}`), answers: refused },
  { name: 'trailers', bytes: post([chunked, 'trailer: x'], chunk.replace(/\r\n\r\n$/, '\r\nx: y\r\n\r\n')), answers: answered },
];

const lengths: Framing[] = [
  { name: 'length twice', bytes: post([length, length], hidden), answers: refused },
  { name: 'two lengths', bytes: post(['content-length: 0', length], hidden), answers: refused },
  { name: 'list of lengths', bytes: post([`content-length: 0, ${hidden.length}`], hidden), answers: refused },
  { name: 'length with a plus', bytes: post([`content-length: +${hidden.length}`], hidden), answers: refused },
  { name: 'negative length', bytes: post(['content-length: -1'], hidden), answers: refused },
  { name: 'hexadecimal length', bytes: post(['content-length: 0x10'], hidden), answers: refused },
  { name: 'length too large for any number', bytes: post([`content-length: ${'9'.repeat(30)}`], hidden), answers: refused },
  { name: 'empty length', bytes: post(['content-length: '], hidden), answers: refused },
];

const heads: Framing[] = [
  { name: 'no host', bytes: lines(`GET ${paths.outer} HTTP/1.1`, 'a: b', '', ''), answers: refused },
  { name: 'two hosts', bytes: request('GET', ['host: localhost:4001']), answers: refused },
  { name: 'no host, and a body', bytes: lines(`POST ${paths.outer} HTTP/1.1`, length, '', hidden), answers: refused },
  { name: 'NUL in a name', bytes: request('GET', ['a\0b: c']), answers: refused },
  { name: 'NUL in a value', bytes: request('GET', ['a: b\0c']), answers: refused },
  { name: 'space in a name', bytes: request('GET', ['a b: c']), answers: refused },
  { name: 'header without a colon', bytes: request('GET', ['transfer-encoding']), answers: refused },
  { name: 'first header begins with a space', bytes: lines(`GET ${paths.outer} HTTP/1.1`, ` ${host}`, '', ''), answers: refused },
  { name: 'lines ended by bare line feeds', bytes: post([chunked]).replaceAll('\r\n', '\n'), answers: refused },
  { name: 'absolute target', bytes: request('GET', [], '', `http://localhost:4000${paths.outer}`), answers: refused },
  { name: 'space in the target', bytes: request('GET', [], '', `${paths.outer} ${paths.hidden}`), answers: refused },
  { name: 'no version', bytes: `GET ${paths.outer}\r\n\r\n${hidden}`, answers: refused },
  { name: 'preface of HTTP/2', bytes: `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${hidden}`, answers: refused },
  { name: 'CONNECT', bytes: request('CONNECT', [], '', 'localhost:4000'), answers: [] },
  {
    name: 'upgrade to h2c',
    bytes: request('GET', ['connection: upgrade, http2-settings', 'upgrade: h2c', 'http2-settings: AAMAAABk']),
    answers: [paths.outer],
  },
  { name: 'upgrade to h2c with a body', bytes: post(['connection: upgrade', 'upgrade: h2c', length], hidden), answers: [paths.outer] },
  {
    name: 'upgrade to h2c with a body on GET',
    bytes: request('GET', ['connection: upgrade', 'upgrade: h2c', length], hidden),
    answers: refused,
  },
  {
    name: 'upgrade to WebSocket with a body',
    bytes: request('GET', ['connection: upgrade', 'upgrade: websocket', length], hidden),
    answers: refused,
  },
  {
    name: 'upgrade to WebSocket with a chunked body',
    bytes: request('GET', ['connection: upgrade', 'upgrade: websocket', chunked], chunk),
    answers: refused,
  },
  {
    name: 'upgrade to WebSocket by POST',
    bytes: post(['connection: upgrade', 'upgrade: websocket', length], hidden),
    answers: [paths.outer],
  },
];

/** Variants of request framing on which the edge and its upstreams must agree. */
export const framings: readonly Framing[] = [...bodiless, ...bodies, ...encodings, ...lengths, ...heads];
