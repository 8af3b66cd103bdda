import { expect, it } from 'vitest';
import { claimedPath } from './claimed-path.ts';

it.each([
  ['tools/checks/docs.ts', { from: 'root', path: 'tools/checks/docs.ts' }],
  ['./libs/ui-kit/', { from: 'root', path: 'libs/ui-kit' }],
  ['src/index.ts', { from: 'document', path: 'src/index.ts' }],
  ['locales/<language>/common.json', { from: 'root', path: 'locales' }],
  ['apps/api/src/modules/<noun>/index.ts', { from: 'root', path: 'apps/api/src/modules' }],
  ['migrations/NNNN_what.sql', { from: 'document', path: 'migrations' }],
  ['docs/decisions/*.md', { from: 'root', path: 'docs/decisions' }],
])('%s claims a path', (word, claim) => {
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
])('%s claims none', (word) => {
  expect(claimedPath(word)).toBeUndefined();
});
