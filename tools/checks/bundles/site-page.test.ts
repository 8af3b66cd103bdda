import { randomBytes } from 'node:crypto';
import { inlineSources } from '@onepoint/document-host';
import { expect, it } from 'vitest';
import { findPageProblems, findPolicyProblems, scriptsOf } from './site-page.ts';

const html = '<style>a{color:red}</style><script data-scripts="/assets/a.js /assets/b.js">0</script>';

it('collects scripts listed for hydration, loaded and preloaded, each once', () => {
  const early = '<link rel="modulepreload" crossorigin href="/assets/c.js"><script type="module" src="/assets/a.js"></script>';
  expect(scriptsOf(html + early).toSorted()).toEqual(['/assets/a.js', '/assets/b.js', '/assets/c.js']);
  expect(scriptsOf('<p>')).toEqual([]);
});

it('accepts a page that loads only the host’s variables before the first paint', () => {
  expect(findPageProblems('index.html', `<script defer src="/config.js"></script>${html}`)).toEqual([]);
});

it.each([
  ['<script type="module" src="/assets/x.js"></script>', 'index.html: /assets/x.js loads before the first paint'],
  ['<script src="/config.js"></script>', 'index.html: /config.js loads before the first paint'],
  ['<link rel=modulepreload href=/assets/x.js>', 'index.html: /assets/x.js loads before the first paint'],
])('reports %s', (tag, problem) => {
  expect(findPageProblems('index.html', html + tag)).toEqual([problem]);
});

it('reports inline styles over the limit', () => {
  const styles = `<style>${randomBytes(15_000).toString('base64')}</style>`;
  expect(findPageProblems('index.html', styles)).toEqual([expect.stringMatching(/^index.html: \d+ bytes of inline CSS over the limit$/)]);
});

it('reports inline code and event handlers that the policy blocks', () => {
  const inline = inlineSources([html]);
  expect(findPolicyProblems('index.html', html, inline)).toEqual([]);
  expect(findPolicyProblems('index.html', `${html}<script>more()</script>`, inline)).toEqual([
    expect.stringMatching(/^index.html: the policy blocks the inline code 'sha256-/),
  ]);
  expect(findPolicyProblems('index.html', `${html}<p class="a" onclick="more()">`, inline)).toEqual([
    'index.html: the policy blocks the event handler onclick',
  ]);
});
