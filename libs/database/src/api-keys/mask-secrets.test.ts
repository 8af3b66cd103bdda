import { expect, it } from 'vitest';
import { createApiKeySecret } from './api-key-secret.ts';
import { maskSecrets } from './mask-secrets.ts';

const key = `op_${'aB3'.repeat(13)}x`;

it.each([
  [`key ${key} refused`, 'key op_[hidden] refused'],
  [`"${key.toUpperCase()}"`, '"OP_[hidden]"'],
  ['whsec_c2VjcmV0IG9mIGEgd2ViaG9vaw==', 'whsec_[hidden]'],
  ['sk_test_c2VjcmV0c2VjcmV0c2VjcmV0', 'sk_test_[hidden]'],
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ1In0.c2ln-x_y is old', 'token [hidden] is old'],
  ['authorization: Bearer abc.def, x', 'authorization: Bearer [hidden], x'],
  ['connect to https://user:pass@node.example.com:8545/v2/secret?key=1 failed', 'connect to https://node.example.com:8545 failed'],
  ['postgres://app:hunter2@db:5432/app', 'postgres://db:5432'],
  ['wss://node.example.com/secret', 'wss://node.example.com'],
  ['nothing to hide: op_short, 10.0.0.1', 'nothing to hide: op_short, 10.0.0.1'],
])('masks %j as %j', (text, masked) => {
  expect(maskSecrets(text)).toBe(masked);
});

it('masks every key that createApiKeySecret makes', () => {
  for (let turn = 0; turn < 100; turn += 1) expect(maskSecrets(createApiKeySecret().secret)).toBe('op_[hidden]');
});
