import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('hashes inline scripts, modules and styles, each once', () => {
  const html = `<head><script>a()</script><SCRIPT type="module">b()
</SCRIPT ><script>a()</script><style media="print">p{}</style></head>`;
  expect(inlineHashes(html)).toEqual({ scripts: [source('a()'), source('b()\n')], styles: [source('p{}')] });
});

it('needs no hash for files and data blocks', () => {
  const html = `<script src="/a.js"></script><script type="application/json">{"a":1}</script><script type='application/ld+json'>{}</script>`;
  expect(inlineHashes(html)).toEqual({ scripts: [], styles: [] });
});
