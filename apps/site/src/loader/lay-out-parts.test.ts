import { expect, it } from 'vitest';
import { layOutParts } from './lay-out-parts.ts';

const { documentElement } = document;

it('lays out every part, and says so', async () => {
  documentElement.dataset['later'] = '';
  document.body.innerHTML =
    '<main><section><ul data-parts><li></li></ul></section><div class="article"><p></p></div></main><footer></footer>';
  layOutParts();
  await expect.poll(() => documentElement.dataset).not.toHaveProperty('later');
  for (const part of document.querySelectorAll<HTMLElement>('section, li, p, footer')) expect(part.style.contentVisibility).toBe('visible');
});

it('leaves a page alone that is laid out whole', () => {
  document.body.innerHTML = '<main><section></section></main>';
  layOutParts();
  expect(document.querySelector('section')?.hasAttribute('style')).toBe(false);
});
