import { expect, test } from 'vitest';
import { formatOriginPattern, parseOriginPattern } from './origin-pattern.ts';

const canonical = (text: string): string | null => {
  const pattern = parseOriginPattern(text);
  return pattern === null ? null : formatOriginPattern(pattern);
};

test.each([
  ['https://app.example.com', 'https://app.example.com'],
  ['  HTTPS://App.Example.COM/ ', 'https://app.example.com'],
  ['https://example.com:443', 'https://example.com'],
  ['http://example.com:8080', 'http://example.com:8080'],
  ['https://*.example.com', 'https://*.example.com'],
  ['http://localhost:*', 'http://localhost:*'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://[2001:DB8::1]:3000', 'http://[2001:db8::1]:3000'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
  ['chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn', 'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn'],
])('normalizes %j to %j', (text, canonicalText) => {
  expect(canonical(text)).toBe(canonicalText);
  expect(canonical(canonicalText)).toBe(canonicalText);
});

test.each([
  '',
  'example.com',
  '*',
  'https://',
  'https://*',
  'https://*.',
  'https://a.*.example.com',
  'https://example.com/path',
  'https://example.com?query',
  'https://user@example.com',
  'https://example.com:99999',
  'https://exa mple.com',
  'https://*.[::1]',
  'https://example.com.',
  'null',
  `https://${'a'.repeat(300)}.com`,
])('rejects %j', (text) => {
  expect(parseOriginPattern(text)).toBeNull();
});
