import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const families = ['geist', 'geist-mono'] as const;
const ranges = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;
/** Characters of English text and code: the only files that most readers download. The rest of `latin` is in `latin-supplement`. */
const english = 'U+0000-007E,U+00A0,U+00A9,U+00B7,U+00D7,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+2212';
const outputUrl = new URL('../src/fonts/', import.meta.url);
/** OpenType features that Geist's text needs. Stylistic sets and fractions are dropped. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'zero', 'case'];

function charactersOf(unicodeRange: string): string {
  return unicodeRange
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-');
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => String.fromCodePoint(from + index));
    })
    .join('');
}

/** The files that a range is split into, with the characters of each. */
function filesOf(range: string, characters: string): readonly (readonly [name: string, characters: string])[] {
  if (range !== 'latin') return [[range, characters]];
  const first = new Set(charactersOf(english));
  return [
    ['latin', [...first].join('')],
    [
      'latin-supplement',
      Array.from(characters)
        .filter((character) => !first.has(character))
        .join(''),
    ],
  ];
}

mkdirSync(outputUrl, { recursive: true });
for (const family of families) {
  const unicode: Record<string, string> = JSON.parse(readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'));
  for (const range of ranges) {
    const source = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`));
    for (const [name, characters] of filesOf(range, charactersOf(unicode[range] ?? ''))) {
      const font = await subsetFont(source, characters, {
        targetFormat: 'woff2',
        variationAxes: { wght: { min: 400, max: 650 } },
        keepFeatures: features,
        noHinting: true,
      });
      writeFileSync(new URL(`${family}-${name}.woff2`, outputUrl), font);
      console.log(`${family}-${name}.woff2 ${source.length} → ${font.length} bytes`);
    }
  }
}
