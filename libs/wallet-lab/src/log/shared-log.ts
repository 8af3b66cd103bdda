import { useEffect, useState, useSyncExternalStore } from 'react';
import { z } from 'zod/mini';
import { useLabNavigation } from '../lab/lab-navigation.tsx';
import { formatJson } from '../shared/format.ts';
import type { LabRecord } from './records.ts';

const state = z.object({
  status: z.enum(['disconnected', 'connecting', 'connected', 'reconnecting']),
  wallet: z.nullable(z.string()),
  accounts: z.array(z.string()),
  chainId: z.nullable(z.number()),
  connections: z.number(),
});
const base = { id: z.number(), wallet: z.string(), startedAt: z.number().check(z.minimum(0), z.maximum(8.64e15)) };
const request = z.object({
  kind: z.literal('request'),
  ...base,
  method: z.string(),
  params: z.optional(z.unknown()),
  durationMs: z.optional(z.number()),
  outcome: z.enum(['pending', 'result', 'error']),
  answer: z.optional(z.unknown()),
});
const event = z.object({ kind: z.literal('event'), ...base, event: z.string(), data: z.optional(z.unknown()) });
const change = z.object({ kind: z.literal('state'), ...base, before: state, after: state });
const schema = z.array(z.discriminatedUnion('kind', [request, event, change])).check(z.maxLength(1000));

/** Mail and chat programs truncate longer links. */
export const sharedRecordsMax = 50;

/** Limit for decompressed logs, larger than any log this page creates. */
const charactersMax = 5_000_000;

/** Compresses the newest records for a URL fragment, which browsers do not send to servers. */
export async function formatSharedLog(records: readonly LabRecord[]): Promise<string> {
  const stream = bodyOf(formatJson(records.slice(0, sharedRecordsMax))).pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Parses a shared log; undefined if it is malformed or truncated. */
export async function parseSharedLog(text: string): Promise<readonly LabRecord[] | undefined> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.codePointAt(0) ?? 0);
    const json = await readAtMost(bodyOf(bytes).pipeThrough(new DecompressionStream('deflate-raw')));
    const parsed = schema.safeParse(JSON.parse(json));
    return parsed.success ? (parsed.data as readonly LabRecord[]) : undefined;
  } catch {
    return undefined;
  }
}

function bodyOf(content: string | Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array<ArrayBuffer>> {
  const { body } = new Response(content);
  if (body === null) throw new TypeError('A response with content has no body');
  return body;
}

async function readAtMost(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  const reader = stream.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true });
    if (text.length > charactersMax) throw new RangeError('The shared log is too long');
  }
  return text + decoder.decode();
}

export const sharedLogPrefix = '#log=';

interface SharedLog {
  /** Undefined if the URL has no shared log. */
  readonly records: readonly LabRecord[] | undefined;
  /** The URL has a shared log that cannot be parsed. */
  readonly isBroken: boolean;
}

const none: SharedLog = { records: undefined, isBroken: false };

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};
const readHash = (): string => window.location.hash;

/** The log shared in the URL fragment, parsed again whenever the fragment changes. */
export function useSharedLog(): SharedLog {
  // Rerenders on navigation inside the lab, which does not emit `hashchange`.
  useLabNavigation();
  const hash = useSyncExternalStore(subscribe, readHash);
  const [shared, setShared] = useState<{ readonly hash: string; readonly log: SharedLog }>();
  useEffect(() => {
    if (!hash.startsWith(sharedLogPrefix)) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const records = await parseSharedLog(hash.slice(sharedLogPrefix.length));
      if (isCurrent) setShared({ hash, log: { records, isBroken: records === undefined } });
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [hash]);
  return shared?.hash === hash ? shared.log : none;
}
