import { PageDataError } from './page-data-error.ts';

/** No page shows more than this; an answer without an end must not fill the memory. */
const bytesMax = 1_000_000;

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > bytesMax) throw new PageDataError('PAGE_DATA_INVALID', `${response.url} answered more than ${String(bytesMax)} bytes`);
    chunks.push(chunk);
  }
  return new Blob(chunks as Uint8Array<ArrayBuffer>[]).text();
}

/**
 * JSON from an address, whole within the time limit.
 *
 * @throws {PageDataError}
 */
export async function readJson(url: string, init: RequestInit, timeoutMs: number): Promise<unknown> {
  let text: string;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    text = await readText(response);
    if (!response.ok) throw new PageDataError('PAGE_DATA_UNAVAILABLE', `${url} answered ${String(response.status)}`);
  } catch (error) {
    if (error instanceof PageDataError) throw error;
    throw new PageDataError('PAGE_DATA_UNAVAILABLE', `${url} did not answer`, { cause: error });
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new PageDataError('PAGE_DATA_INVALID', `${url} answered something that is no JSON`, { cause: error });
  }
}
