import { request } from 'undici';
import { acceptEncoding } from './accept-encoding.ts';

/** What an address answers, as it goes over the wire. */
export interface Answer {
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
}

/** Node's server writes these for each answer itself. */
const ownHeaders: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive']);

/**
 * Asks an address as a browser does and leaves the body compressed.
 *
 * @throws {Error} when it answers anything but 200
 */
export async function takeAnswer(url: string): Promise<Answer> {
  const { statusCode, headers, body } = await request(url, { headers: acceptEncoding });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`${url} answered ${String(statusCode)}`);
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return { headers: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])), body: bytes };
}
