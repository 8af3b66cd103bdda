import { createHash } from 'node:crypto';
import { request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { ReleaseManifest } from '../write-release.ts';
import type { Expectation } from './sample-releases.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

function ask(port: number, path: string, encoding = 'identity'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, host: '127.0.0.1', headers: { 'accept-encoding': encoding, accept: 'text/html' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject).end();
  });
}

/** Sends the expected requests. @returns a line per difference */
export async function walkPaths(port: number, expectations: readonly Expectation[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, status, type, cache, text } of expectations) {
    const { headers, body, ...answer } = await ask(port, path);
    const report = (what: string, is: unknown, should: unknown): void => {
      problems.push(`${path}: ${what} is ${String(is)}, should be ${String(should)}`);
    };
    if (answer.status !== status) report('the status', answer.status, status);
    if (type !== undefined && headers['content-type']?.includes(type) !== true) report('the type', headers['content-type'], type);
    if (cache !== undefined && headers['cache-control']?.includes(cache) !== true) report('caching', headers['cache-control'], cache);
    if (status >= 400 && headers['cache-control']?.includes('immutable') === true) report('caching', 'immutable', 'no-store');
    const target = headers.location?.replace(/^https?:\/\/[^/]+/, '');
    if (status >= 300 && status < 400 && target !== text) report('the target', target, text);
    if ((status < 300 || status >= 400) && !body.toString('utf8').includes(text))
      report('the body', body.toString('utf8').trim().slice(0, 80), text);
    if (type === 'html' && headers['content-security-policy']?.includes("script-src 'self' 'sha256-") !== true)
      report('the policy', headers['content-security-policy'], 'one with hashes');
    for (const name of ['x-content-type-options', 'strict-transport-security']) {
      if (headers[name] === undefined) report(name, 'missing', 'sent');
    }
  }
  return problems;
}

const twinsOf = { br: { encoding: 'br', decode: brotliDecompressSync }, gz: { encoding: 'gzip', decode: gunzipSync } } as const;
/** URLs of pages on the site don't contain the file name. */
const addressOf = (app: string, file: string): string =>
  app === 'site' || app === 'preview' ? file.replace(/(.)\/index\.html$/, '$1').replace(/^\/index\.html$/, '/') : file;

/**
 * Requests every file of a release, including compressed twins.
 *
 * @param isServed whether the host serves this file with 200 at its own path
 */
export async function walkFiles(port: number, { app, files }: ReleaseManifest, isServed: (path: string) => boolean): Promise<string[]> {
  const problems: string[] = [];
  for (const [path, { sha256, twins }] of Object.entries(files).filter(([file]) => isServed(file))) {
    for (const twin of [undefined, ...twins]) {
      const { encoding, decode } = twin === undefined ? { encoding: 'identity', decode: (body: Buffer) => body } : twinsOf[twin];
      const { status, headers, body } = await ask(port, addressOf(app, path), encoding);
      const sent = headers['content-encoding'] ?? 'identity';
      const problem =
        status !== 200
          ? `status ${String(status)}`
          : sent !== encoding
            ? `encoding ${sent} instead of ${encoding}`
            : createHash('sha256').update(decode(body)).digest('hex') === sha256
              ? undefined
              : `${encoding} has other content`;
      if (problem !== undefined) problems.push(`${path}: ${problem}`);
    }
  }
  return problems;
}
