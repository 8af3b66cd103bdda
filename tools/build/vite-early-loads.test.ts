import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { dictionaries } from './vite-dictionaries.ts';
import { earlyLoads, type EarlyLoadsParameters } from './vite-early-loads.ts';

const parameters = {
  chunk: 'shell',
  areas: ['desk'],
  pages: { '/desk/lamp': ['lamp.js'], '/desk/drawer/*': ['drawer.js'] },
  languages: ['zh'],
  namespaces: ['common'],
  script: (key: string) => `/identity.js?${key}`,
};

async function buildPage(changes: Partial<EarlyLoadsParameters> = {}): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'onepoint-early-'));
  writeFileSync(
    join(root, 'index.html'),
    '<!doctype html><html><head></head><body><script type="module" src="/main.js"></script></body></html>',
  );
  writeFileSync(
    join(root, 'main.js'),
    `import('./shell.js'); import('./lamp.js'); import('./drawer.js'); import('virtual:onepoint-dictionaries').then(console.log);`,
  );
  writeFileSync(join(root, 'lamp.js'), `import './shell.js'; import './wood.js'; import './lamp.css'; console.log('lamp');`);
  writeFileSync(join(root, 'lamp.css'), 'p { color: blue }');
  writeFileSync(join(root, 'wood.js'), `console.log('wood');`);
  writeFileSync(join(root, 'drawer.js'), `import './wood.js'; console.log('drawer');`);
  writeFileSync(join(root, 'shell.js'), `import './shell.css'; console.log('shell');`);
  writeFileSync(join(root, 'shell.css'), 'p { color: red }');
  await build({
    configFile: false,
    root,
    base: '/app/',
    logLevel: 'error',
    plugins: [dictionaries(), earlyLoads({ ...parameters, ...changes })],
  });
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

const ofAll = [
  'modulepreload script /app/assets/shell.js',
  'preload style /app/assets/shell.css',
  'preload fetch /app/assets/en/common.json',
];
const wood = 'modulepreload script /app/assets/wood.js';

it('a document names what the page at its path will load, in the language of the path', async () => {
  const html = await buildPage();
  expect(html).toContain('href="/identity.js?"');
  expect(linksOn(html, '/desk')).toEqual(ofAll);
  expect(linksOn(html, '/zh/desk')).toContain('preload fetch /app/assets/zh/common.json');
  const ofLamp = [...ofAll, 'modulepreload script /app/assets/lamp.js', 'preload style /app/assets/lamp.css', wood].toSorted();
  for (const path of ['/desk/lamp', '/desk/lamp/']) expect(linksOn(html, path).toSorted()).toEqual(ofLamp);
  expect(linksOn(html, '/zh/desk/lamp')).toContain(wood);
  expect(linksOn(html, '/desk/drawer/17').toSorted()).toEqual([...ofAll, 'modulepreload script /app/assets/drawer.js', wood].toSorted());
  for (const path of ['/desk/drawer', '/desk/lamp/shade']) expect(linksOn(html, path)).toEqual(ofAll);
  for (const elsewhere of ['/', '/login', '/desktop', '/xx/desk']) expect(linksOn(html, elsewhere)).toEqual([]);
}, 60_000);

it('names it before the style sheets, which a script waits for', async () => {
  const html = await buildPage();
  expect(html.indexOf('<script>(function')).toBeLessThan(html.indexOf('<script type="module"'));
}, 60_000);

it('names no script of an identity service where no code will add one', async () => {
  expect(await buildPage({ script: undefined })).not.toContain('identity.js');
}, 60_000);

it('refuses a page whose source no chunk holds', async () => {
  await expect(buildPage({ pages: { '/desk/lamp': ['gone.js'] } })).rejects.toThrow('gone.js');
}, 60_000);
