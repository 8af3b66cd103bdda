// @vitest-environment node
import { siteConfig } from '@onepoint/site-config';
import { expect, it } from 'vitest';
import { pageContextFixture } from '../../shared/testing/with-page.tsx';
import { renderHead } from './render-head.ts';

const facts = { heading: 'Keys & <limits>', description: 'A page.' };

it.each([
  ['/docs/a', `Keys &amp; &lt;limits&gt; – ${siteConfig.title}`],
  ['/', siteConfig.title],
])('%s has the title %s, and its heading in link previews', (urlLogical, title) => {
  const head = renderHead(pageContextFixture({ urlLogical, facts }), undefined);
  expect(/<title>(.*?)<\/title>/.exec(head)?.[1]).toBe(title);
  expect(head).toContain('<meta property="og:title" content="Keys &amp; &lt;limits&gt;">');
});
