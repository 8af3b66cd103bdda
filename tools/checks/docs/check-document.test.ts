import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkDocument, claimedPath } from './check-document.ts';
import { readRepository } from './repository.ts';

describe('checkDocument', () => {
  const check = (text: string): readonly string[] => {
    const root = mkdtempSync(join(tmpdir(), 'docs-check-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    const files = {
      'package.json': '{"name":"root","scripts":{"start":"x"}}',
      'tools/package.json': '{"name":"@onepoint/tools"}',
      'locales/package.json': '{"name":"@onepoint/locales"}',
      'apps/site/package.json': '{"name":"@onepoint/site"}',
      'libs/a/package.json': '{"name":"@onepoint/a","exports":{".":"./src/index.ts","./react":"./src/react.ts"}}',
      'libs/a/README.md': '# A\n\n## Add one\n',
      'README.md': text,
    };
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content);
    }
    return checkDocument(readRepository(root), 'README.md');
  };

  it('accepts a correct document', () => {
    const text = '# T\n[a](libs/a/README.md#add-one) [t](#t) [w](https://x.example) `npm start` `npm install` `libs/a` `@onepoint/a/react`';
    expect(check(text)).toEqual([]);
  });

  it.each([
    ['[a](libs/b/README.md)', 'broken link libs/b/README.md'],
    ['[a](libs/a/README.md#nope)', 'no heading for the anchor of libs/a/README.md#nope'],
    ['[a](#nope)', 'no heading for the anchor of #nope'],
    ['`libs/b/src`', 'no such path libs/b/src'],
    ['`node tools/x.ts --all`', 'no such path tools/x.ts'],
    ['`npm run nope`', 'no npm script nope'],
    ['`npm nope`', 'no npm script nope'],
    ['`@onepoint/b`', 'no such package @onepoint/b'],
    ['`@onepoint/a/vue`', '@onepoint/a has no entry point ./vue'],
    ['```sh\nnpm run nope\n```', 'no npm script nope'],
  ])('reports %j', (text, problem) => {
    const line = text.startsWith('```') ? 3 : 2;
    expect(check(`\n${text}`)).toEqual([`README.md:${line}: ${problem}`]);
  });
});

describe('claimedPath', () => {
  it.each([
    ['tools/checks/docs.ts', { from: 'root', path: 'tools/checks/docs.ts' }],
    ['./libs/ui-kit/', { from: 'root', path: 'libs/ui-kit' }],
    ['src/index.ts', { from: 'document', path: 'src/index.ts' }],
    ['locales/<language>/common.json', { from: 'root', path: 'locales' }],
    ['apps/api/src/modules/<noun>/index.ts', { from: 'root', path: 'apps/api/src/modules' }],
    ['migrations/NNNN_what.sql', { from: 'document', path: 'migrations' }],
    ['docs/decisions/*.md', { from: 'root', path: 'docs/decisions' }],
  ])('finds the path in %s', (word, claim) => {
    expect(claimedPath(word)).toEqual(claim);
  });

  it.each([
    'docs',
    '/api/health',
    '@onepoint/wallet/react',
    'https://example.com/docs',
    'application/json',
    '1/2',
    'apps/site/dist/client',
    'apps/site/.cache/pictures',
  ])('finds no path in %s', (word) => {
    expect(claimedPath(word)).toBeUndefined();
  });
});
