import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

const files = import.meta.glob<string>('../../../content/docs/**/*.mdx', { eager: true, query: '?raw', import: 'default' });
const guides = Object.entries(files).map(([file, source]) => ({ name: file.replace(/^.*\/docs\/|\.mdx$/g, ''), source }));

describe('what a guide gives to copy', () => {
  const script = /^```(?:js|ts)\b.*\n([\s\S]*?)^```$/gm;
  const samples = guides.flatMap(({ name, source }) => [...source.matchAll(script)].map(([, code = '']) => ({ name, code })));
  const linter = new Linter();
  const names = ['console', 'fetch', 'process', 'setTimeout', 'WebSocket'];
  const languageOptions = { globals: Object.fromEntries(names.map((name) => [name, 'readonly' as const])) };

  it.each(samples)('runs without what other samples of its guide say: $name, %#', ({ code }) => {
    expect(linter.verify(code, { languageOptions, rules: { 'no-undef': 'error' } })).toEqual([]);
  });

  it.each(guides.filter(({ source }) => source.includes('RPC_KEY')))(
    '$name says where the key in the environment comes from',
    ({ source }) => {
      expect(source).toContain('export RPC_KEY=YOUR_TOKEN');
    },
  );
});
