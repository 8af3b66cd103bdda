import { siteUrl } from '@onepoint/site-config';
import { describe, expect, it } from 'vitest';
import { localizeLinks, fillAddresses, toPlainMarkdown } from './article-text.ts';

describe('localizeLinks', () => {
  // @vitest-environment node

  it.each([
    ['<a href="/docs/x#y">', '<a href="/zh/docs/x#y">'],
    ['<a class="b" href="/">', '<a class="b" href="/zh">'],
    ['<a href="/dashboard/plans?a=1">', '<a href="/zh/dashboard/plans?a=1">'],
    ['<a href="/api/reference">', '<a href="/api/reference">'],
    ['<a href="/playground/">', '<a href="/playground/">'],
    ['<a href="/llms.txt">', '<a href="/llms.txt">'],
    ['<a href="/docs/limits.md#burst">', '<a href="/docs/limits.md#burst">'],
    ['<a href="https://example.com/docs">', '<a href="https://example.com/docs">'],
    ['<a href="#part">', '<a href="#part">'],
    ['<code>href="/docs"</code>', '<code>href="/docs"</code>'],
  ])('%s becomes %s', (html, expected) => {
    expect(localizeLinks(html, 'zh')).toBe(expected);
  });

  it('does not change English', () => {
    expect(localizeLinks('<a href="/docs">', 'en')).toBe('<a href="/docs">');
  });
});

describe('fillAddresses', () => {
  // @vitest-environment node

  const text = 'https://YOUR_HOST/rpc/base/YOUR_TOKEN wss://YOUR_HOST/rpc/base/YOUR_TOKEN';

  it('uses the origin of the site if the gateway has none', () => {
    const socketUrl = siteUrl().replace(/^http/, 'ws');
    expect(fillAddresses(text)).toBe(`${siteUrl()}/rpc/base/YOUR_TOKEN ${socketUrl}/rpc/base/YOUR_TOKEN`);
  });

  it('uses the URL of the gateway if there is one', () => {
    expect(fillAddresses(text, 'https://rpc.example/')).toBe('https://rpc.example/base/YOUR_TOKEN wss://rpc.example/base/YOUR_TOKEN');
  });
});

describe('toPlainMarkdown', () => {
  // @vitest-environment node

  it('removes components and keeps their content', () => {
    const source =
      'Text\n\n<CodeGroup>\n\n```sh\na\n```\n\n</CodeGroup>\n\n<Note kind="caution">Once.</Note>\n\n<Note>\n  Two\n\n  lines\n</Note>\n';
    expect(toPlainMarkdown(source)).toBe('Text\n\n```sh\na\n```\n\n> Once.\n\n> Two\n>\n> lines');
  });

  it('never touches code', () => {
    expect(toPlainMarkdown('```tsx\n<Note>\n\n\n</Note>\n```')).toBe('```tsx\n<Note>\n\n</Note>\n```');
  });
});
