import { parseDictionary } from '@onepoint/i18n';
import { planCatalogue } from '@onepoint/plans-domain';
import { expect, it } from 'vitest';
import { accountTexts } from './account-texts.ts';

it('holds what the account menu says, the name of every plan, and nothing else', async () => {
  const { path, text } = await accountTexts('en');
  expect(path).toBe('/account/en.json');
  const texts = parseDictionary(JSON.parse(text));
  expect(Object.keys(texts)).toEqual(['nav', 'pricing']);
  expect(texts['nav']).toMatchObject({ account: { profile: 'Profile' } });
  for (const { labelKey } of planCatalogue) {
    const [group = '', name = '', last = ''] = labelKey.split('.');
    expect(texts['pricing']).toHaveProperty([group, name, last]);
  }
});
