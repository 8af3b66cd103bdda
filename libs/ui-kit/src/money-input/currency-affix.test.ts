import { expect, it } from 'vitest';
import { currencyAffix } from './currency-affix.ts';

it('stands on the side where the locale writes it', () => {
  expect(currencyAffix('en', 'USD')).toEqual({ symbol: '$', side: 'before', name: 'US Dollar' });
  expect(currencyAffix('de', 'USD')).toMatchObject({ symbol: '$', side: 'after' });
  expect(currencyAffix('ja', 'USD')).toMatchObject({ side: 'before' });
  expect(currencyAffix('ru', 'RUB')).toMatchObject({ symbol: '₽', side: 'after' });
});
