import { describe, expect, test } from 'vitest';
import {
  digitsPattern,
  extendedUrlProtocols,
  extendedUrlSchema,
  firstNamePattern,
  isExtendedUrl,
  lettersAndDigitsPattern,
  nicknamePattern,
} from './patterns.ts';

test.each([
  ['letters and digits', lettersAndDigitsPattern, ['a', 'Z9', '007', 'WELCOME2026'], ['', 'a-b', 'a b', 'ä', 'a_b', 'a\n', '٣']],
  ['nickname', nicknamePattern, ['ada', 'Ada_L-1', '_', '-'], ['', 'ada l', 'ada.l', 'ädä', 'ada@', 'ada\n']],
  ['digits', digitsPattern, ['0', '0123456789'], ['', '1 2', '-1', '1.5', '1e3', '٣', '1\n']],
  [
    'first name',
    firstNamePattern,
    ['Ada', 'Анна', '李', 'Jean-Luc', 'Mary Ann', 'O’Neil', 'José'],
    ['', ' Ada', 'Ada-', 'A--b', 'R2D2', 'a.b'],
  ],
])('%s', (_name, pattern, accepted, refused) => {
  for (const text of accepted) expect(text).toMatch(pattern);
  for (const text of refused) expect(text).not.toMatch(pattern);
});

describe('isExtendedUrl', () => {
  test.each(extendedUrlProtocols)('accepts %s with a dotted host and optional port, path, query and fragment', (protocol) => {
    for (const rest of ['', ':8545', '/', '/v1/key', '?key=1', '#top', ':443/v1/key?a=1&b=%20#top']) {
      expect(isExtendedUrl(`${protocol}://node.example.com${rest}`), rest).toBe(true);
    }
  });

  test.each([
    'HTTPS://Node.Example.com',
    'http://127.0.0.1:8545',
    'http://localhost:8545/rpc',
    'ws://[::1]:8546',
    'https://user:secret@node.example.com/v1',
    'https://нода.example',
    'grpc://10.0.0.7:10000',
  ])('accepts %s', (text) => {
    expect(isExtendedUrl(text)).toBe(true);
  });

  test.each([
    '',
    'node.example.com',
    '//node.example.com',
    'ftp://node.example.com',
    'file:///etc/passwd',
    'javascript://node.example.com/%0Aalert(1)',
    'http:node.example.com',
    'http:/node.example.com',
    'http:///node.example.com',
    'https://node',
    'https://node.',
    'https://.example.com',
    'https://node..example.com',
    'https://node.example.com:99999',
    'grpc://node.example.com:99999',
    'https://node.example.com/a b',
    ' https://node.example.com',
    'https://node.exa mple.com',
    'https://node.example.com\n',
    'grpc://localhostess',
  ])('rejects %j', (text) => {
    expect(isExtendedUrl(text)).toBe(false);
  });

  test('accepts only the given protocols', () => {
    expect(isExtendedUrl('https://node.example.com', ['http', 'https'])).toBe(true);
    expect(isExtendedUrl('wss://node.example.com', ['http', 'https'])).toBe(false);
  });
});

test('extendedUrlSchema reports the format and the accepted protocols', () => {
  expect(extendedUrlSchema().safeParse('grpc://node.example.com:10000').success).toBe(true);
  expect(extendedUrlSchema(['http', 'https']).safeParse('grpc://node.example.com').error?.issues).toMatchObject([
    { code: 'invalid_format', format: 'extendedUrl', message: 'Must be an address with http or https and a dotted host' },
  ]);
});
