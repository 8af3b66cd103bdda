import { describe, expect, it } from 'vitest';
import { checkRedirects, parseRedirects } from './redirects.ts';

const paths = new Set(['/', '/pricing', '/docs']);
const entries = (...lines: readonly string[]) => `[\n${lines.join(',\n')}\n]`;
const entry = (from: string, to: string, status: number | string = 308) => `  { "from": "${from}", "to": "${to}", "status": ${status} }`;
const check = (...lines: readonly string[]) => {
  const source = entries(...lines);
  checkRedirects(paths, parseRedirects(source), source);
};

describe('redirects', () => {
  it('lead to pages and other sites', () => {
    expect(() => check(entry('/plans', '/pricing?from=plans'), entry('/old/blog', 'https://blog.example/', 302))).not.toThrow();
  });

  it.each([
    ['a loop', [entry('/a', '/b'), entry('/b', '/c'), entry('/c', '/a')], ':2 redirects /a to /b, which is a loop'],
    ['a loop of one', [entry('/plans', '/pricing'), entry('/a', '/a')], ':3 redirects /a to /a, which is a loop'],
    ['a chain', [entry('/a', '/b'), entry('/b', '/pricing')], ':2 redirects /a to /b, which is a redirect itself'],
    ['a missing target', [entry('/plans', '/pricing'), entry('/a', '/nothing')], ':3 redirects /a to /nothing, and there is no such page'],
    ['a page', [entry('/docs', '/pricing')], ':2 redirects /docs to /pricing, but there is a page at this path'],
    ['the same path twice', [entry('/a', '/docs'), entry('/a', '/pricing')], ':3 redirects /a to /pricing, which an entry above'],
  ])('fail with file and line for %s', (_what, lines, problem) => {
    expect(() => check(...lines)).toThrow(`content/redirects.json${problem}`);
  });

  it.each([
    ['a status', [entry('/a', '/docs'), entry('/b', '/docs', 200)], ':3 has a redirect that is wrong'],
    ['a quote', [entry('/a', "/docs';")], ':2 has a redirect that is wrong'],
    ['plain HTTP', [entry('/a', 'http://blog.example/')], ':2 has a redirect that is wrong'],
    ['a trailing slash', [entry('/a/', '/docs')], ':2 has a redirect that is wrong'],
    ['JSON', ['{'], ':1 is not JSON'],
  ])('fail with file and line for wrong %s', (_what, lines, problem) => {
    expect(() => parseRedirects(entries(...lines))).toThrow(`content/redirects.json${problem}`);
  });
});
