import { assert, constantFrom, integer, property, tuple } from 'fast-check';
import { numericFormatter } from 'react-number-format';
import { describe, expect, it } from 'vitest';
import { numberSeparators } from '../number-field/number-text.ts';
import { currencyAffix, formatCentsText, parseCentsText, parseMoneyText } from './money-text.ts';

describe('formatCentsText and parseCentsText', () => {
  it('always writes both decimals', () => {
    expect([0, 5, 50, 100, 123_450, 9_999_999_900].map(formatCentsText)).toEqual([
      '0.00',
      '0.05',
      '0.50',
      '1.00',
      '1234.50',
      '99999999.00',
    ]);
  });

  it('parses an incomplete amount', () => {
    expect(['', '.', '5', '5.', '.5', '0.05', '1234.5'].map(parseCentsText)).toEqual([0, 0, 500, 500, 50, 5, 123_450]);
  });

  it('is exact, unlike floats', () => {
    expect(parseCentsText('19.99')).toBe(1999);
    expect(parseCentsText('1.15')).toBe(115);
  });

  it('round-trips every amount', () => {
    assert(property(integer({ min: 0, max: 9_999_999_900 }), (cents) => parseCentsText(formatCentsText(cents)) === cents));
  });
});

describe('currencyAffix', () => {
  it('is on the side used by the locale', () => {
    expect(currencyAffix('en', 'USD')).toEqual({ symbol: '$', side: 'before', name: 'US Dollar' });
    expect(currencyAffix('de', 'USD')).toMatchObject({ symbol: '$', side: 'after' });
    expect(currencyAffix('ja', 'USD')).toMatchObject({ side: 'before' });
    expect(currencyAffix('ru', 'RUB')).toMatchObject({ symbol: '₽', side: 'after' });
  });
});

describe('parseMoneyText', () => {
  const locales = ['en', 'ru', 'de', 'tr', 'ja'];
  const anyCents = integer({ min: 0, max: 9_999_999_900 });
  const parse = (text: string, locale = 'en') =>
    parseMoneyText(text, { separators: numberSeparators(locale), marks: [currencyAffix(locale, 'USD').symbol, 'USD'] });

  it.each(locales)('round-trips every amount through the text of the field in %s', (locale) => {
    const { group, decimal } = numberSeparators(locale);
    assert(
      property(anyCents, (cents) => {
        const shown = numericFormatter(formatCentsText(cents), { thousandSeparator: group, decimalSeparator: decimal, decimalScale: 2 });
        expect(parseCentsText(parse(shown, locale) ?? '')).toBe(cents);
      }),
    );
  });

  it.each(locales)('parses every amount as Intl formats it in %s, with and without the symbol', (locale) => {
    const plain = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
    const marked = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
    assert(
      property(anyCents, (cents) => {
        // Intl accepts decimal strings, so no float is involved.
        const exact = formatCentsText(cents) as Intl.StringNumericLiteral;
        for (const shown of [plain.format(exact), marked.format(exact)]) expect(parseCentsText(parse(shown, locale) ?? '')).toBe(cents);
      }),
    );
  });

  it('never misreads an amount formatted in another locale: rejects it or agrees', () => {
    const pair = tuple(constantFrom(...locales), constantFrom(...locales), anyCents);
    assert(
      property(pair, ([written, read, cents]) => {
        const shown = new Intl.NumberFormat(written, { minimumFractionDigits: 2 }).format(
          formatCentsText(cents) as Intl.StringNumericLiteral,
        );
        const number = parse(shown, read);
        expect(number === null ? cents : parseCentsText(number)).toBe(cents);
      }),
    );
  });

  it.each(['-5', '1.239', '12,50', '€5', '5 €', '$', '$$5', '1e3', '5 dollars', 'NaN', '', '0x10', '1.2.3'])('rejects %j', (text) => {
    expect(parse(text)).toBeNull();
  });

  it.each([
    ['$1,234.50', '1234.50'],
    ['1,234.50 USD', '1234.50'],
    ['USD 7', '7'],
    ['12.5', '12.5'],
    ['\t42\n', '42'],
  ])('parses %j', (text, number) => {
    expect(parse(text)).toBe(number);
  });
});
