import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, inlineSources } from '@onepoint/document-host';
import { startNotice } from './vite-start-notice.ts';

it('adds the script before everything that the document loads', async () => {
  const root = mkdtempSync(join(tmpdir(), 'start-notice-'));
  const page = '<!doctype html><html><head><meta charset="utf-8" /></head><body><div id="root"></div>';
  writeFileSync(join(root, 'index.html'), `${page}<script type="module" src="/main.js"></script></body></html>`);
  writeFileSync(join(root, 'main.js'), "import './main.css';");
  writeFileSync(join(root, 'main.css'), 'p { color: red }');
  await build({ root, configFile: false, logLevel: 'error', plugins: [startNotice({ languages: ['en', 'ja'] })] });
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  rmSync(root, { recursive: true });

  expect(html).toMatch(/<script type="module" data-start|<script data-start|data-start[^>]*type="module"/);
  expect(html).toMatch(/<link rel="stylesheet" data-start|data-start[^>]*rel="stylesheet"/);
  const places = ['<meta charset', '(function watchStart', 'rel="stylesheet"', 'id="root"', 'id="start-notice"'].map((part) =>
    html.indexOf(part),
  );
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(html).toContain('このままお待ちいただくか');
  // The script is allowed by its hash, like every inline script.
  const foreign = { script: [], connect: [], image: [], frame: [], siteConnect: [] };
  expect(contentSecurityPolicy('dashboard', inlineSources([html]), foreign)).toMatch(/script-src 'self' 'sha256-[^']+';/);
}, 60_000);
