import { assert, property, uint8Array } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeBase64Url } from './decode-base64-url.ts';
import { encodeBase64Url } from './encode-base64-url.ts';

test('bytes come back as they went in, by letters that an address may hold', () => {
  assert(
    property(uint8Array(), (bytes) => {
      const text = encodeBase64Url(bytes);
      expect(text).toMatch(/^[\w-]*$/);
      expect([...decodeBase64Url(text)]).toEqual([...bytes]);
    }),
  );
});
