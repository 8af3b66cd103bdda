import { assert, constantFrom, property, record, string } from 'fast-check';
import { expect, test } from 'vitest';
import { formatRequestLink, parseRequestLink, type ComposedRequest } from './composed-request.ts';

const page = 'https://onepoint.example/dashboard/private-key/key_1?view=rules&range=7d#x';
const requests = record<ComposedRequest>({
  chain: string({ maxLength: 20 }),
  method: string({ maxLength: 40 }),
  params: string({ maxLength: 200 }),
  through: constantFrom('key', 'public'),
  over: constantFrom('http', 'ws'),
});

test('a link opens the request that it was made of', () => {
  assert(
    property(requests, (request) => {
      expect(parseRequestLink(new URL(formatRequestLink(page, request)).searchParams)).toEqual(request);
    }),
  );
});

test('an address without a request opens none', () => {
  expect(parseRequestLink(new URLSearchParams('view=request&method=eth_call'))).toBeNull();
});
