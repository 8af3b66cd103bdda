import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderTokensCss } from './tokens-css.ts';
import { renderTokensDtcg } from './tokens-dtcg.ts';

interface Token {
  $type: string;
  $value: unknown;
  $extensions: { 'example.onepoint': { css: string; oklch?: string } };
}

const files = renderTokensDtcg();
const parse = (name: string) => JSON.parse(files[`${name}.tokens.json`] ?? '') as Record<string, Record<string, Token>>;
const tokensOf = (name: string) => Object.values(parse(name)).flatMap((group) => Object.values(group));

describe('the export for design tools', () => {
  it.each(Object.keys(files))('%s matches the token sources (update it with: npm run tokens)', (name) => {
    expect(readFileSync(join(import.meta.dirname, 'export', name), 'utf8')).toBe(files[name]);
  });

  it('has the same tokens in both themes', () => {
    const keys = (name: string) => Object.entries(parse(name)).map(([group, tokens]) => [group, Object.keys(tokens)]);
    expect(keys('dark')).toEqual(keys('light'));
  });

  it('names custom properties that exist, and colors with their hex', () => {
    const css = renderTokensCss();
    for (const token of ['base', 'light', 'dark'].flatMap(tokensOf)) {
      expect(css).toContain(`${token.$extensions['example.onepoint'].css}: `);
      if (token.$type === 'color') expect(css).toContain((token.$value as { hex: string }).hex);
    }
  });

  it('has every custom property except mixed ones and those of a type size', () => {
    const exported = new Set(['base', 'light', 'dark'].flatMap(tokensOf).map((token) => token.$extensions['example.onepoint'].css));
    const inCss = new Set(renderTokensCss().match(/--[\w-]+(?=:)/g));
    const missing = [...inCss].filter((name) => !exported.has(name) && !/^--(?:line-height|tracking)-/.test(name));
    expect(missing).toEqual(['--color-page-dimmed']);
  });

  it('writes shadows and translucent colors as values that tools can read', () => {
    const { shadow, color } = parse('light');
    expect(shadow?.['float']?.$value).toMatchObject([
      { offsetY: { value: 1, unit: 'px' }, spread: { value: 0, unit: 'px' } },
      { blur: { value: 24, unit: 'px' }, spread: { value: -6, unit: 'px' }, color: { hex: '#171625' } },
    ]);
    expect(color?.['scrim']?.$value).toMatchObject({ colorSpace: 'srgb', alpha: 0.4 });
  });
});
