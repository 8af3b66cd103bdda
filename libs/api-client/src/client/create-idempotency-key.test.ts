import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod/mini';
import { createIdempotencyKey } from './create-api-client.ts';

afterEach(() => vi.unstubAllGlobals());

it('creates UUIDs, also without HTTPS', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const keys = Array.from({ length: 100 }, createIdempotencyKey);
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true);
  expect(new Set(keys).size).toBe(keys.length);
});
