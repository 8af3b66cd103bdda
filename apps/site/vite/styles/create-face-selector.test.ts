// @vitest-environment node
import { expect, it } from 'vitest';
import { createFaceSelector } from './create-face-selector.ts';

const face = (name: string, range: string): string => `@font-face{font-family:A;src:url(/${name}.woff2);unicode-range:${range}}`;
const latin = face('latin', 'U+0-7E,U+A0,U+2014');
const extended = face('extended', 'U+100-2BA,U+20A0-20AB');
const cyrillic = face('cyrillic', 'U+4??');
const fallback = '@font-face{font-family:A Fallback;src:local(Arial)}';
const select = createFaceSelector([cyrillic, extended, latin, fallback].join(''));

it.each([
  ['English', ['<p>Text — more</p>'], [latin, fallback]],
  ['Turkish', ['<p>Kayıt</p>', '<p>ş</p>'], [extended, latin, fallback]],
  ['Chinese', ['<p>链 😀</p>'], [latin, fallback]],
  ['a name in Russian', ['<p>Text</p>', { text: '<p>Русский</p>' }], [cyrillic, latin, fallback]],
])('keeps the faces of %s, in their order', (_what, html, faces) => {
  expect(select(html).text).toBe(faces.join(''));
});

it('knows the faces of documents that need the same as one text', () => {
  expect(select(['<p>One</p>'])).toBe(select(['<p>Two</p>', '<p>Three</p>']));
});
