import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** A request as written to the socket. `host` and the headers that describe the body are added. */
export interface HttpRequest {
  readonly method: string;
  readonly version: '1.0' | '1.1';
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Size of chunks; null to send `content-length` instead. */
  readonly chunkBytes: number | null;
}

export interface HttpAnswer {
  /** 0 if the connection broke or timed out. */
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

const timeoutMs = 5_000;
const headEnd = '\r\n\r\n';

export function plainRequest(body: string | Buffer): HttpRequest {
  return { method: 'POST', version: '1.1', headers: [['content-type', 'application/json']], body: Buffer.from(body), chunkBytes: null };
}

/** Sends a request over a new connection. HTTP clients would correct invalid requests, so it is written by hand. */
export async function exchange(address: string, request: HttpRequest): Promise<HttpAnswer> {
  const url = new URL(address);
  const socket = connect(Number(url.port), url.hostname);
  socket.setTimeout(timeoutMs, () => socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('error', () => socket.destroy());
  socket.write(writeRequest(url, request));
  // `once` of node:events would reject if the connection breaks.
  await new Promise((resolve) => socket.once('close', resolve));
  return readAnswer(Buffer.concat(chunks));
}

function writeRequest({ host, pathname }: URL, { method, version, headers, body, chunkBytes }: HttpRequest): Buffer {
  const length = chunkBytes === null ? `content-length: ${body.length}` : 'transfer-encoding: chunked';
  const lines = [`${method} ${pathname} HTTP/${version}`, `host: ${host}`, 'connection: close', length];
  lines.push(...headers.map(([name, value]) => `${name}: ${value}`));
  return Buffer.concat([Buffer.from(lines.join('\r\n') + headEnd), chunkBytes === null ? body : toChunks(body, chunkBytes)]);
}

function toChunks(body: Buffer, bytes: number): Buffer {
  const parts: Buffer[] = [];
  for (let start = 0; start < body.length; start += bytes) {
    const part = body.subarray(start, start + bytes);
    parts.push(Buffer.from(`${part.length.toString(16)}\r\n`), part, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`0${headEnd}`)]);
}

function readAnswer(bytes: Buffer): HttpAnswer {
  const end = bytes.indexOf(headEnd);
  const [statusLine = '', ...lines] = bytes.toString('latin1', 0, Math.max(0, end)).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (?<status>\d{3})/u.exec(statusLine)?.groups?.['status']);
  if (!(status >= 100)) return { status: 0, headers: new Map(), text: bytes.toString() };
  const rest = bytes.subarray(end + headEnd.length);
  if (status < 200) return readAnswer(rest);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const body = headers.get('transfer-encoding') === 'chunked' ? joinChunks(rest) : rest;
  return { status, headers, text: decode(body, headers.get('content-encoding')).toString() };
}

function joinChunks(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length;) {
    const end = bytes.indexOf('\r\n', at);
    const length = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (!(length > 0)) break;
    parts.push(bytes.subarray(end + 2, end + 2 + length));
    at = end + 2 + length + 2;
  }
  return Buffer.concat(parts);
}

function decode(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}
