import type { ValidationMessage } from '@onepoint/i18n';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { enterpriseRequestKey, enterpriseRequestResolver, type EnterpriseRequestFields } from './enterprise-request.ts';

const body = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'Six chains, please' };

describe('enterpriseRequestResolver', () => {
  const textOf = ({ key, values }: ValidationMessage) => [key, ...Object.values(values)].join(' ');

  async function check(fields: Partial<EnterpriseRequestFields>): Promise<Record<string, string | undefined>> {
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await enterpriseRequestResolver(textOf)({ ...body, ...fields }, undefined, options);
    return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]));
  }

  test('accepts what the contract accepts', async () => {
    await expect(check({})).resolves.toEqual({});
    await expect(check({ message: 'abc' })).resolves.toEqual({});
    await expect(check({ message: 'x'.repeat(500) })).resolves.toEqual({});
  });

  test.each<[Partial<EnterpriseRequestFields>, Record<string, string>]>([
    [
      { email: '', projectLink: ' ', message: '' },
      { email: 'validation.required', projectLink: 'validation.required', message: 'validation.required' },
    ],
    [{ email: 'ada' }, { email: 'validation.email' }],
    [{ email: `${'a'.repeat(300)}@example.com` }, { email: 'validation.maxLength 300' }],
    [{ projectLink: 'example' }, { projectLink: 'validation.url' }],
    [{ projectLink: 'ftp://example.com' }, { projectLink: 'validation.url' }],
    [{ message: 'ab' }, { message: 'validation.minLength 3' }],
    [{ message: 'x'.repeat(501) }, { message: 'validation.maxLength 500' }],
  ])('rejects %j with %j', async (fields, errors) => {
    await expect(check(fields)).resolves.toEqual(errors);
  });
});

describe('enterpriseRequestKey', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('depends on the content only', async () => {
    const key = await enterpriseRequestKey(body);
    expect(key).toMatch(/^enterprise-[\da-f]{64}$/);
    expect(await enterpriseRequestKey({ message: body.message, projectLink: body.projectLink, email: body.email })).toBe(key);
    expect(await enterpriseRequestKey({ ...body, message: 'Seven chains, please' })).not.toBe(key);
  });

  test('depends on where one field ends and the next begins', async () => {
    const [first, second] = [
      { ...body, projectLink: 'https://example.com/a', message: 'bcd' },
      { ...body, projectLink: 'https://example.com/ab', message: 'cd' },
    ];
    expect(await enterpriseRequestKey(first)).not.toBe(await enterpriseRequestKey(second));
  });

  test('returns a random key on pages served over HTTP', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(await enterpriseRequestKey(body)).toMatch(/^[\x21-\x7E]{16,128}$/);
  });
});
