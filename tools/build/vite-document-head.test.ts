import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { documentHead } from './vite-document-head.ts';

it('places the layers first and the theme color before the theme script', async () => {
  const root = mkdtempSync(join(tmpdir(), 'document-head-'));
  const layers = join(root, 'layers.css');
  writeFileSync(layers, '@layer reset, app;\n');
  const parameters = { title: 'A title', themeScript: 'setTheme()', themeColor: '#123456', layersUrl: pathToFileURL(layers).href };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [documentHead(parameters)],
  });
  const page = '<!doctype html><html><head><meta charset="utf-8" /><title>Old</title></head><body></body></html>';
  const html = await server.transformIndexHtml('/index.html', page);
  await server.close();
  rmSync(root, { recursive: true });

  expect(html).toContain('<title>A title</title>');
  expect(html).not.toContain('Old');
  const places = ['@layer reset, app;', 'charset', '<meta name="theme-color" content="#123456">', 'setTheme()'].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
