import { z } from 'zod/mini';
import type { RpcRequest } from '../methods/wallet-method.ts';
import { toJsonValue } from './json-value.ts';

/** Addresses longer than this break on their way through chats and proxies. */
export const sharedCharactersMax = 4_000;

const requestSchema = z.object({
  method: z.string().check(z.regex(/^[A-Za-z0-9_]{1,100}$/)),
  params: z.optional(z.union([z.array(z.json()), z.record(z.string(), z.json())])),
});

/**
 * A request as one word for an address (base64url of its JSON).
 *
 * @returns undefined when it would be longer than {@link sharedCharactersMax}, or is not a request that can be read again
 */
export function formatSharedRequest({ method, params }: RpcRequest): string | undefined {
  const request = requestSchema.safeParse(toJsonValue({ method, params }));
  if (!request.success) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(request.data));
  const word = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return word.length > sharedCharactersMax ? undefined : word;
}

/** The request of such a word; undefined for anything else. What it asks for is shown to a person before it is sent. */
export function findSharedRequest(word: string): RpcRequest | undefined {
  if (word.length > sharedCharactersMax || !/^[\w-]+$/.test(word)) return undefined;
  try {
    const binary = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0));
    const parsed = requestSchema.safeParse(JSON.parse(text));
    if (!parsed.success) return undefined;
    const { method, params } = parsed.data;
    return params === undefined ? { method } : { method, params };
  } catch {
    return undefined;
  }
}
