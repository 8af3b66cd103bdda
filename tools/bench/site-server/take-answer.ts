import { request } from 'undici';

export const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' } as const;

export interface Answer {
  headers: Readonly<Record<string, string | string[]>>;
  body: Buffer;
}

/** Headers that Node's server adds itself. */
const ownHeaders: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive']);

/**
 * Requests a URL like a browser and keeps the body compressed.
 *
 * @throws {Error} for any status but 200
 */
export async function takeAnswer(url: string): Promise<Answer> {
  const { statusCode, headers, body } = await request(url, { headers: acceptEncoding });
  const bytes = Buffer.from(await body.arrayBuffer());
  if (statusCode !== 200) throw new Error(`${url} answered ${String(statusCode)}`);
  const kept = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return { headers: Object.fromEntries(kept.map(([name, value]) => [name, value ?? ''])), body: bytes };
}
