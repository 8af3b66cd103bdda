// @vitest-environment node
import { expect, it } from 'vitest';
import { writeRedirects } from './write-redirects.ts';

async function written(pages: readonly string[]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const aborts = [
    { path: '/zh/agreement', kind: 'redirect', to: '/zh/agreement/terms', status: 302 },
    { path: '/alias', kind: 'rewrite', to: '/pricing', status: 200 },
    { path: '/plans', kind: 'redirect', to: '/pricing', status: 308 },
  ] as const;
  await writeRedirects(aborts, pages, (path, text) => void files.set(path, text));
  return files;
}
const pages = ['/', '/pricing', '/docs', '/docs/limits', '/docs/chains', '/docs/chains/base', '/docs/methods/eth_call', '/zh/docs'];

it('writes a rule for each chain after a docs path, those with placeholders last, and none for existing pages', async () => {
  const rules = (await written(pages)).get('_redirects')?.trim().split('\n') ?? [];
  expect(rules).toEqual(
    expect.arrayContaining([
      '/zh/agreement /zh/agreement/terms 302',
      '/alias /pricing 200',
      '/plans /pricing 308',
      '/docs/base /docs 200',
      '/docs/limits/base /docs/limits 200',
      '/zh/docs/polygon /zh/docs 200',
      '/docs/:section/:page/base /docs/:section/:page 200',
    ]),
  );
  expect(rules.filter((rule) => /^\/(?:docs\/chains|pricing)\/base /.test(rule))).toEqual([]);
  const firstPlace = rules.findIndex((rule) => rule.includes('/:'));
  expect(rules.slice(firstPlace).every((rule) => rule.includes('/:'))).toBe(true);
});

it('writes the page context of a rewrite', async () => {
  expect(JSON.parse((await written(pages)).get('/alias/index.pageContext.json') ?? '')).toEqual({
    abort: { kind: 'rewrite', to: '/pricing' },
  });
});
