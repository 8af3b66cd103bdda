import { describe, expect, it } from 'vitest';
import { hashSecret, isSecret } from './secret-hash.ts';

describe('hashSecret', () => {
  it('accepts the secret and nothing else', async () => {
    const stored = await hashSecret('correct horse', 'password');
    await expect(isSecret('correct horse', stored)).resolves.toBe(true);
    await expect(isSecret('correct horsE', stored)).resolves.toBe(false);
    await expect(isSecret('', stored)).resolves.toBe(false);
  });

  it('hides equal secrets behind different hashes', async () => {
    expect(await hashSecret('123456', 'code')).not.toBe(await hashSecret('123456', 'code'));
  });

  it('accepts a password typed in another Unicode form', async () => {
    const stored = await hashSecret('caf\u00e9', 'password');
    await expect(isSecret('cafe\u0301', stored)).resolves.toBe(true);
  });
});
