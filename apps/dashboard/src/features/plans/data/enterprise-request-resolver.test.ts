import type { ValidationMessage } from '@onepoint/i18n';
import { expect, test } from 'vitest';
import { enterpriseRequestResolver, type EnterpriseRequestFields } from './enterprise-request-resolver.ts';

const good = { email: 'ada@example.com', projectLink: 'https://example.com', message: 'Six chains' };
const textOf = ({ key, values }: ValidationMessage) => [key, ...Object.values(values)].join(' ');

async function check(fields: Partial<EnterpriseRequestFields>): Promise<Record<string, string | undefined>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await enterpriseRequestResolver(textOf)({ ...good, ...fields }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, (error as { message?: string }).message]));
}

test('what the contract takes has no errors', async () => {
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
])('%j is refused with %j', async (fields, errors) => {
  await expect(check(fields)).resolves.toEqual(errors);
});
