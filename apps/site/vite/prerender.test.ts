import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { siteConfig, siteUrl } from '@onepoint/site-config';
import MiniSearch from 'minisearch';
import { beforeAll, describe, expect, it } from 'vitest';
import { findPages } from '../src/features/shell/search/search-index.ts';
import type { DocLink } from '../src/shared/content/doc-content.ts';
import { searchIndexPath, searchOptions } from '../src/shared/search/search-options.ts';
import { splitDocChain } from '../src/shared/site-paths.ts';
import type { RenderedSite } from './serve-site.ts';
import searchedWords from '../content/searched-words.json' with { type: 'json' };

const kB = 1000;
/** The output of the `build` target, on which this test depends in Nx. */
const out = join(import.meta.dirname, '../dist');
/** Paths of other apps and servers that pages may link to. */
const elsewhere = ['/login', '/dashboard', '/dashboard/plans', '/playground/', '/api/reference'];

let home = '';
const read = async (file: string): Promise<string> => readFile(join(out, 'client', file), 'utf8');

const linksOf = (markdown: string): string[] => [...markdown.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
const listMarkdown = async (): Promise<string[]> =>
  (await readdir(join(out, 'client'), { recursive: true })).filter((file) => file.endsWith('.md'));
const languageOfFile = /^\w{2}\//;
const listTwins = async (): Promise<string[]> => (await listMarkdown()).filter((file) => !languageOfFile.test(file));

beforeAll(async () => {
  home = await read('index.html');
});

describe('the home page', () => {
  it('has its content without scripts', () => {
    const expected = [`<title>${siteConfig.title}</title>`, '>One endpoint', '$0.39', 'BNB Smart Chain'];
    expect(expected.filter((text) => !home.includes(text))).toEqual([]);
  });

  it('links the docs and the status page from its first screen', () => {
    const [hero = ''] = /<main[\s\S]*?<\/section>/.exec(home) ?? [];
    expect(hero).toMatch(/<a [^>]*href="\/docs"[^>]*>.*?Read the docs/);
    expect(hero).toMatch(/<a [^>]*href="\/service-status"[^>]*>99\.9% uptime target</);
  });

  it('requests only its configuration before the first paint, and does not wait for it', () => {
    expect(home).toContain('<script defer src="/config.js"></script>');
    // A disabled style sheet is not fetched.
    expect(
      home.match(
        /<script(?! defer src="\/config\.js")[^>]+src=|<link[^>]+rel="modulepreload"|<link rel="stylesheet" href="[^"]+"(?! disabled)/g,
      ),
    ).toBeNull();
    expect(home).toContain('<style>@layer reset,tokens,ui,app;');
  });

  it('shows no keys and no placeholders', () => {
    const text = home.replaceAll(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<[^>]+>/g, ' ');
    expect(text.match(/\{\{|\bhome\.|\bplans\.|undefined|\[object/g)).toBeNull();
  });

  it('has the same page context as client navigation', async () => {
    const inline = /<script type="application\/json" id="page-context">(.*?)<\/script>/.exec(home)?.[1] ?? '';
    expect(JSON.parse(inline)).toMatchObject({ pageId: 'home', locale: 'en', urlLogical: '/' });
    expect(JSON.parse(await read('index.pageContext.json'))).toEqual(JSON.parse(inline));
  });

  it('has no broken links', async () => {
    const hrefs = [...home.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1] ?? '');
    const outside = [...Object.values<string>(siteConfig.socialLinks), ...elsewhere];
    const isKnown = async (href: string): Promise<boolean> => {
      if (href.startsWith('mailto:') || outside.includes(href)) return true;
      const [path = '', hash] = href.split('#');
      const file = join(path, 'index.html');
      return existsSync(join(out, 'client', file)) && (hash === undefined || (await read(file)).includes(`id="${hash}"`));
    };
    const found = await Promise.all(hrefs.map(isKnown));
    expect(hrefs.filter((_href, index) => !found[index])).toEqual([]);
    expect(hrefs.length).toBeGreaterThan(10);
  });

  it('has canonical address and alternates', () => {
    const expected = ['<link rel="canonical" href="http', 'hreflang="x-default"', 'property="og:title"'];
    expect(expected.filter((text) => !home.includes(text))).toEqual([]);
  });
});

it.each([
  ['docs/methods', 'next', '/docs/methods/eth_blockNumber'],
  ['docs/methods/eth_blockNumber', 'prev', '/docs/methods'],
  ['zh/docs/methods/eth_blockNumber', 'prev', '/zh/docs/methods'],
])('%s has a %s link', async (page, rel, href) => {
  const links = (await read(`${page}/index.html`)).match(/<a [^>]*>/g) ?? [];
  expect(links.filter((link) => link.includes(`rel="${rel}"`))).toEqual([expect.stringContaining(`href="${href}"`)]);
});

describe('the reading order', () => {
  const neighboursOf = async (path: string): Promise<(string | undefined)[]> => {
    const { content } = JSON.parse(await read(`${path}/index.pageContext.json`)) as {
      content: Record<'previous' | 'next', DocLink | null>;
    };
    return [content.previous?.href, content.next?.href];
  };

  it('leads from guide to guide as the first page lists them, and back', async () => {
    const [, list = ''] = /## Read in this order(.*?)## /s.exec(await read('docs.md')) ?? [];
    const guides = ['/docs', ...[...list.matchAll(/^\d+\. \[[^\]]+\]\(([^)]+)\)/gm)].map(([, path = '']) => path)];
    expect(guides.length).toBeGreaterThan(10);
    const found = await Promise.all(guides.map(neighboursOf));
    expect(found).toEqual(guides.map((_guide, index) => [guides[index - 1], guides[index + 1]]));
  });

  it('is where detours lead back to', async () => {
    expect(await neighboursOf('/docs/quick-start/curl')).toEqual(['/docs/quick-start', '/docs/quick-start/javascript']);
    expect((await neighboursOf('/docs/chains/arbitrum'))[1]).toBe('/docs/authentication');
  });
});

it('has the text of an article once in the document, and in the page context', async () => {
  const html = await read('docs/quick-start/index.html');
  const inline = JSON.parse(/<script type="application\/json" id="page-context">(.*?)<\/script>/.exec(html)?.[1] ?? '') as {
    content: object;
  };
  const fetched = JSON.parse(await read('docs/quick-start/index.pageContext.json')) as { content: { html: string } };
  expect(inline.content).not.toHaveProperty('html');
  expect(html).toContain(fetched.content.html);
});

it('has the heading of a page in its title', async () => {
  expect(await read('docs/quick-start/index.html')).toContain(`<title>Quickstart – ${siteConfig.title}</title>`);
});

it.each(['index.html', 'chains/index.html', 'docs/quick-start/index.html', 'zh/docs/quick-start/index.html', 'ja/index.html'])(
  '%s is at most 24 kB with its styles',
  async (file) => {
    expect(brotliCompressSync(await read(file)).length).toBeLessThanOrEqual(24 * kB);
  },
);

it('has a home page, a page context and a "no such page" for every language', async () => {
  const { languages } = JSON.parse(await read('index.pageContext.json')) as { languages: string[] };
  const others = languages.filter((code) => code !== 'en');
  const pages = await Promise.all(others.map(async (language) => read(`${language}/index.html`)));
  others.forEach((language, index) => expect(pages[index]?.includes(`<html lang="${language}"`)).toBe(true));
  const files = await readdir(join(out, 'client'));
  expect(files).toEqual(expect.arrayContaining(['index.html', 'index.pageContext.json', '404.html', ...others]));
});

it('has no page at a docs path with a chain', async () => {
  const files = await readdir(join(out, 'client'), { recursive: true });
  const pages = files.flatMap((file) => (file.endsWith('index.html') ? [`/${file.slice(0, -'/index.html'.length)}`] : []));
  expect(pages.filter((page) => splitDocChain(page).chain !== null)).toEqual([]);
});

it('stays within the rule limits of static hosts', async () => {
  const rules = (await read('_redirects')).trim().split('\n');
  expect(rules.length).toBeLessThan(2000);
  expect(rules.filter((rule) => rule.includes('/:')).length).toBeLessThanOrEqual(100);
});

it.each([
  ['404.html', 'This page isn’t set up correctly'],
  ['ja/index.html', 'ページの設定に問題があります'],
])('%s has a notice in its language for hosts without configuration, which only scripts show', async (file, title) => {
  const [notice = ''] = /<template id="start-notice">.*?<\/template>/s.exec(await read(file)) ?? [];
  expect(notice).toContain(title);
});

it('has every docs page as Markdown in each language', async () => {
  const files = new Set(await readdir(join(out, 'client'), { recursive: true }));
  const pages = [...files].flatMap((file) => /^((?:\w{2}\/)?docs(?:\/.+)?)\/index\.html$/.exec(file)?.[1] ?? []);
  expect(pages.filter((page) => !files.has(`${page}.md`))).toEqual([]);
  expect(pages).toEqual(expect.arrayContaining(['docs', 'docs/limits', 'docs/changelog', 'zh/docs/methods/eth_call']));
  // The copies of other languages have the same English text.
  const copies = (await listMarkdown()).filter((file) => languageOfFile.test(file));
  expect(copies).toContain('zh/docs/limits.md');
  const differing = await Promise.all(copies.map(async (file) => (await read(file)) !== (await read(file.replace(languageOfFile, '')))));
  expect(copies.filter((_copy, index) => differing[index])).toEqual([]);
});

it('keeps "no such page" out of search', async () => {
  const page = await read('404.html');
  expect(page.includes('<meta name="robots" content="noindex">')).toBe(true);
  expect(page.includes('rel="canonical"')).toBe(false);
});

describe('with an API that serves Ethereum and Base', () => {
  const render = async (path: string) => {
    const site = (await import(join(out, 'server/entry-server.js'))) as RenderedSite;
    const page = await site.renderPage(path, async (source) => {
      const served = source.schema.safeParse([{ slug: 'ethereum' }, { slug: 'base' }]);
      return served.success ? { value: served.data, readAtMs: 0 } : undefined;
    });
    expect(page.dataFreshMs).not.toBeNull();
    return page;
  };
  const chainLinksIn = (html: string): string[] => [...new Set(html.match(/href="\/docs\/chains\/[\w-]+"/g))];

  it('the documentation lists only those', async () => {
    const { body } = await render('/docs/chains');
    expect(chainLinksIn(body)).toEqual(['href="/docs/chains/ethereum"', 'href="/docs/chains/base"']);
    const { body: method } = await render('/docs/methods/eth_call');
    expect(method.match(/\/docs\/methods\/eth_call\/\w+/g)).toEqual(['/docs/methods/eth_call/ethereum', '/docs/methods/eth_call/base']);
  });

  it('the page of another chain offers to request it, in place of its endpoint', async () => {
    const { head, body } = await render('/docs/chains/polygon');
    expect(head).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain('href="/chains#request-chain"');
    expect(body).not.toContain('/rpc/polygon');
    expect(chainLinksIn(body)).toEqual(['href="/docs/chains/ethereum"', 'href="/docs/chains/base"']);
  });

  it('the chain list and the home page show only those', async () => {
    for (const path of ['/', '/chains', '/networks']) {
      const { body } = await render(path);
      expect([path, ...new Set(body.match(/\/rpc\/\w+\/public/g))]).toEqual([path, '/rpc/ethereum/public', '/rpc/base/public']);
    }
    expect((await render('/')).head).toContain('One JSON-RPC endpoint for Ethereum and Base.');
  });
});

describe('the documentation as Markdown', () => {
  it('is listed page by page', async () => {
    const twins = await listTwins();
    expect(twins).toContain('docs/methods/eth_call.md');
    expect(linksOf(await read('llms.txt')).toSorted()).toEqual(twins.map((file) => `${siteUrl()}/${file}`).toSorted());
  });

  it('is also one file with absolute links', async () => {
    const whole = await read('llms-full.txt');
    const titles = await Promise.all((await listTwins()).map(async (file) => (await read(file)).split('\n', 1)[0] ?? ''));
    expect(titles.filter((title) => !whole.includes(`${title}\n`))).toEqual([]);
    expect(linksOf(whole).filter((link) => !/^https?:/.test(link))).toEqual([]);
  });

  it('indents continuation lines of list items', async () => {
    expect(await read('docs/methods/eth_subscribe.md')).toMatch(/^- Subscription .*:\n {2}`newHeads`: /m);
  });
});

it.each(Object.entries(searchedWords))('search finds the expected page among the first three in %s', async (language, words) => {
  const index = MiniSearch.loadJSON(await read(searchIndexPath(language)), searchOptions(language));
  const prefix = language === 'en' ? '' : `/${language}`;
  const missed = Object.entries(words).filter(([word, meant]) => {
    const first = findPages(index, word).flatMap(({ pages }) => pages.map(({ href }) => href));
    return !first.slice(0, 3).some((href) => meant.some((path) => prefix + path === href));
  });
  expect(missed).toEqual([]);
});
