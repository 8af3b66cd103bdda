// @vitest-environment node
import { siteConfig } from '@onepoint/site-config';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createTranslator, takeMissingTexts, TranslationProvider } from './page-texts.ts';
import { useTranslation } from 'react-i18next';

describe('createTranslator', () => {
  const russian = { n_one: '{{count}} ключ', n_few: '{{count}} ключа', n_many: '{{count}} ключей', n_other: '{{count}} ключа' };
  const translate = createTranslator('ru', { common: { ...russian, hello: '{{product}}', only: 'общий' }, page: { only: 'страница' } });

  it.each([
    [1, '1 ключ'],
    [3, '3 ключа'],
    [5, '5 ключей'],
  ])('chooses the plural form of the language for %i', (count, text) => {
    expect(translate(['common'], 'n', { count })).toBe(text);
  });

  it('uses the first namespace that has the key, or the one in the key', () => {
    expect(translate(['page', 'common'], 'only')).toBe('страница');
    expect(translate(['page', 'common'], 'common:only')).toBe('общий');
    expect(translate(['page', 'common'], 'hello')).toBe(siteConfig.name);
  });

  it.each(['errors.noProjectSelected', 'constructor', 'page:__proto__.toString'])('shows no raw key for %s', (key) => {
    expect(translate(['common'], key)).not.toMatch(/[.:_]|function|object/);
  });
});

it('records each missing text once', () => {
  const translate = createTranslator('en', { nav: { links: { docs: 'Docs' } } });
  takeMissingTexts();
  for (const key of ['links.docs', 'links.nowhere', 'links.nowhere', 'common:actions.copy']) translate(['nav'], key);
  expect(takeMissingTexts()).toEqual(['nav:links.nowhere', 'common:actions.copy']);
  expect(takeMissingTexts()).toEqual([]);
});

const Text = () => useTranslation('common').t('actions.copy');
const textsIn = (copy: string) => ({ common: { actions: { copy } } });

it('renders two languages side by side', () => {
  const markup = renderToString(
    <>
      <TranslationProvider language="en" dictionaries={textsIn('Copy')}>
        <Text />
      </TranslationProvider>
      <TranslationProvider language="zh" dictionaries={textsIn('复制')}>
        <Text />
      </TranslationProvider>
    </>,
  );
  expect(markup).toContain('Copy');
  expect(markup).toContain('复制');
});
