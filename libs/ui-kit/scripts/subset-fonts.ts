import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const families = ['geist', 'geist-mono'] as const;
const ranges = ['latin', 'latin-ext', 'cyrillic', 'vietnamese'] as const;
const outputUrl = new URL('../src/fonts/', import.meta.url);
/** What Geist's text needs; stylistic sets and fractions stay behind. */
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

mkdirSync(outputUrl, { recursive: true });
for (const family of families) {
  const unicode: Record<string, string> = JSON.parse(readFileSync(require.resolve(`@fontsource-variable/${family}/unicode.json`), 'utf8'));
  for (const range of ranges) {
    const source = readFileSync(require.resolve(`@fontsource-variable/${family}/files/${family}-${range}-wght-normal.woff2`));
    const font = await subsetFont(source, charactersOf(unicode[range] ?? ''), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: 400, max: 650 } },
      keepFeatures: features,
      noHinting: true,
    });
    writeFileSync(new URL(`${family}-${range}.woff2`, outputUrl), font);
    console.log(`${family}-${range}.woff2 ${source.length} → ${font.length} bytes`);
  }
}
