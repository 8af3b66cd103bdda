import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { dictionaries } from './vite-dictionaries.ts';
import { earlyLoads } from './vite-early-loads.ts';

const parameters = {
  chunk: 'shell',
  areas: ['desk'],
  languages: ['zh'],
  namespaces: ['common'],
  script: (key: string) => `/identity.js?${key}`,
};

async function buildPage(): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'onepoint-early-'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(join(root, 'main.js'), `import('./shell.js'); import('virtual:onepoint-dictionaries').then(console.log);`);
  writeFileSync(join(root, 'shell.js'), `import './shell.css'; console.log('shell');`);
  writeFileSync(join(root, 'shell.css'), 'p { color: red }');
  await build({ configFile: false, root, base: '/app/', logLevel: 'error', plugins: [dictionaries(), earlyLoads(parameters)] });
  return readFileSync(join(root, 'dist/index.html'), 'utf8');
}

/** What the document adds to itself on a path: `rel as href` of each link. */
function linksOn(html: string, pathname: string): string[] {
  const added: { rel: string; as: string; href: string }[] = [];
  const document = { head: { append: (link: (typeof added)[number]) => added.push(link) }, createElement: () => ({}) };
  const script = /<script>(\(function.*?)<\/script>/s.exec(html)?.[1] ?? '';
  runInNewContext(script, { location: { pathname }, document });
  return added.map(({ rel, as, href }) => `${rel} ${as} ${href.replace(/-[\w-]{8}\./, '.')}`);
}

it('a document names what the page at its path will load, in the language of the path', async () => {
  const html = await buildPage();
  expect(html).toContain('href="/identity.js?"');
  expect(linksOn(html, '/desk/lamp')).toEqual([
    'modulepreload script /app/assets/shell.js',
    'preload style /app/assets/shell.css',
    'preload fetch /app/assets/en/common.json',
  ]);
  expect(linksOn(html, '/zh/desk')).toContain('preload fetch /app/assets/zh/common.json');
  for (const elsewhere of ['/', '/login', '/desktop', '/xx/desk']) expect(linksOn(html, elsewhere)).toEqual([]);
}, 60_000);
