import type { IncomingHttpHeaders } from 'node:http';
import type { Reply } from '../http/reply.ts';
import { findSdkFile } from './sdk-file.ts';

const shape = /^\/npm\/@clerk\/(clerk-js|ui)@(\d+(?:\.\d+){0,2})\/dist\/([^/]+)$/;

/**
 * Serves Clerk's browser SDK, compressed once and kept. Files whose name follows their content are cached for ever, the
 * two entry files are asked for again by their tag. Null for what is not a file of it.
 */
export async function sdkReply(path: string, headers: IncomingHttpHeaders): Promise<Reply | null> {
  const [, name, version = '', fileName = ''] = shape.exec(path) ?? [];
  const file = name === 'clerk-js' || name === 'ui' ? findSdkFile(name, version, fileName) : null;
  if (file === null) return null;
  const common = {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
  };
  if (headers['if-none-match'] === file.etag) return { status: 304, headers: common, body: '' };
  const accepted = headers['accept-encoding']?.toString() ?? '';
  if (/\bbr\b/.test(accepted)) return { status: 200, headers: { ...common, 'content-encoding': 'br' }, body: await file.brotli() };
  if (/\bgzip\b/.test(accepted)) return { status: 200, headers: { ...common, 'content-encoding': 'gzip' }, body: await file.gzip() };
  return { status: 200, headers: common, body: file.bytes };
}
