import { expect, it } from 'vitest';
import { pageOfPicture, picturePath } from './picture-path.ts';

it.each([
  ['/', 'en', '/'],
  ['/', 'zh', '/zh'],
  ['/docs/methods/eth_call', 'en', '/docs/methods/eth_call'],
  ['/pricing', 'ja', '/ja/pricing'],
])('the picture of %s in %s leads back to its page', (pathname, language, page) => {
  expect(pageOfPicture(picturePath(pathname, language))).toBe(page);
});

it.each(['/social', '/pricing', '/social/docs.html', '/socialite/docs.png'])('%s is no picture', (file) => {
  expect(pageOfPicture(file)).toBeUndefined();
});
