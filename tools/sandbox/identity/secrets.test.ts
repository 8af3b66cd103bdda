import { describe, expect, it } from 'vitest';
import { hashSecret, isSecret } from './secrets.ts';

describe('hashSecret', () => {
  it('verifies only the same secret', async () => {
    const stored = await hashSecret('correct horse', 'password');
    await expect(isSecret('correct horse', stored)).resolves.toBe(true);
    await expect(isSecret('correct horsE', stored)).resolves.toBe(false);
    await expect(isSecret('', stored)).resolves.toBe(false);
  });

  it('hashes equal secrets differently', async () => {
    expect(await hashSecret('123456', 'code')).not.toBe(await hashSecret('123456', 'code'));
  });

  it('accepts a password in another Unicode normalization form', async () => {
    const stored = await hashSecret('caf\u00e9', 'password');
    await expect(isSecret('cafe\u0301', stored)).resolves.toBe(true);
  });
});
