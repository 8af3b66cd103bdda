import { expect, it } from 'vitest';
import { createRequestId } from './request-id.ts';

it('never repeats itself, and needs no escaping anywhere', () => {
  const ids = Array.from({ length: 2_000 }, () => createRequestId());
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^req_[\w-]{20}$/u);
});
