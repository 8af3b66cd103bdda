// @vitest-environment node
import { expect, it } from 'vitest';
import { writeAborts } from './write-aborts.ts';

const viewsOf = (page: string) => ['base', 'polygon'].map((chain) => ({ path: `${page}/${chain}`, kind: 'rewrite', to: page }) as const);

async function written(...aborts: Parameters<typeof writeAborts>[0]): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  await writeAborts(aborts, (path, text) => void files.set(path, text));
  return files;
}

it('writes one rule for the same view of many pages, behind those of single addresses', async () => {
  const views = ['/docs/methods/eth_call', '/docs/methods/eth_getLogs', '/zh/docs/methods/eth_call'].flatMap(viewsOf);
  const single = [
    { path: '/zh/agreement', kind: 'redirect', to: '/zh/agreement/terms' },
    { path: '/alias', kind: 'rewrite', to: '/pricing' },
  ] as const;
  const files = await written(...views, ...single);
  expect(files.get('_redirects')?.split('\n')).toEqual([
    '/zh/agreement /zh/agreement/terms 302',
    '/alias /pricing 200',
    '/docs/methods/:page/base /docs/methods/:page 200',
    '/docs/methods/:page/polygon /docs/methods/:page 200',
    '/zh/docs/methods/:page/base /zh/docs/methods/:page 200',
    '/zh/docs/methods/:page/polygon /zh/docs/methods/:page 200',
    '',
  ]);
});

it('tells client navigation where each address leads', async () => {
  const [view] = viewsOf('/docs/methods/eth_call');
  if (view === undefined) throw new Error('There is a view');
  const context = (await written(view)).get('/docs/methods/eth_call/base/index.pageContext.json') ?? '';
  expect(JSON.parse(context)).toEqual({ abort: { kind: 'rewrite', to: '/docs/methods/eth_call' } });
});
