import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkStories } from './check-stories.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stories-'));
  plant('libs/kit/package.json', JSON.stringify({ exports: { './button': './src/button.tsx' }, nx: { tags: ['type:ui'] } }));
  plant('libs/kit/src/button.tsx', 'export function Button() {}');
  plant('libs/kit/src/button.stories.tsx', "import { Button } from './button.tsx';");
  plant('apps/desk/src/desk.modals.ts', "defineModals({ pay: { load: async () => (await import('./pay.tsx')).Pay } });");
  plant('apps/desk/src/pay.tsx', 'export function Pay() {}');
  plant('apps/desk/src/pay.stories.tsx', "import { Pay } from './pay.tsx';");
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

it('is content when every component and modal is shown', () => {
  expect(checkStories(root)).toEqual({ components: 1, modals: 1, stories: 2, problems: [] });
});

it('canary: names an exported component that no story imports', () => {
  plant('libs/kit/src/button.stories.tsx', "import { Other } from './other.tsx';");
  expect(checkStories(root).problems).toEqual(['libs/kit/src/button.tsx: Button has no story']);
});

it('canary: names a component that an index exports', () => {
  plant('libs/kit/package.json', JSON.stringify({ exports: { '.': './src/index.ts' }, nx: { tags: ['type:ui'] } }));
  plant('libs/kit/src/index.ts', "export {\n  Card,\n  type CardProps,\n} from './card.tsx';");
  plant('libs/kit/src/card.tsx', 'export function Card<Row>() {}');
  expect(checkStories(root).problems).toEqual(['libs/kit/src/card.tsx: Card has no story']);
});

it('canary: names a registered modal without a story beside it', () => {
  rmSync(join(root, 'apps/desk/src/pay.stories.tsx'));
  expect(checkStories(root).problems).toEqual(['apps/desk/src/pay.tsx: the modal has no story']);
});

it('canary: names a story that does not draw the modal it stands beside', () => {
  plant('apps/desk/src/pay.stories.tsx', "import { Refund } from './refund.tsx';");
  expect(checkStories(root).problems).toEqual(['apps/desk/src/pay.stories.tsx: Pay is not shown']);
});

it('canary: refuses a registry that it cannot read', () => {
  plant('apps/desk/src/desk.modals.ts', 'defineModals({ pay: { load: loadPay } });');
  expect(checkStories(root).problems).toHaveLength(1);
});

it('canary: a workspace without stories has a problem', () => {
  rmSync(join(root, 'libs'), { recursive: true });
  rmSync(join(root, 'apps'), { recursive: true });
  expect(checkStories(root).problems).toEqual(['there is not one story']);
});
