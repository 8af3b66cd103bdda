// @vitest-environment node
import { expect, it } from 'vitest';
import { createTranslator } from './create-translator.ts';
import { takeMissingTexts } from './missing-texts.ts';

it('names each text that was asked for in vain, once', () => {
  const translate = createTranslator('en', { nav: { links: { docs: 'Docs' } } });
  takeMissingTexts();
  for (const key of ['links.docs', 'links.nowhere', 'links.nowhere', 'common:actions.copy']) translate(['nav'], key);
  expect(takeMissingTexts()).toEqual(['nav:links.nowhere', 'common:actions.copy']);
  expect(takeMissingTexts()).toEqual([]);
});
