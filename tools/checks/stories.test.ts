import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, afterEach, beforeEach, expect, it } from 'vitest';
import { checkStories, exportedComponents, importedNames, registeredModals } from './stories.ts';

/** Settings that make the checks compare a story with its baseline. */
const pictured = "export const Idle = { tags: ['visual'], parameters: { visualWidths: [360, 1200] } };";

describe('checkStories', () => {
  let root = '';
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stories-'));
    plant('libs/kit/package.json', JSON.stringify({ exports: { './button': './src/button.tsx' }, nx: { tags: ['type:ui'] } }));
    plant('libs/kit/src/button.tsx', 'export function Button() {}');
    plant('libs/kit/src/button.stories.tsx', "import { Button } from './button.tsx';");
    plant('apps/desk/src/desk.modals.ts', "defineModals({ pay: { load: async () => (await import('./pay.tsx')).Pay } });");
    plant('apps/desk/src/pay.tsx', 'export function Pay() {}');
    plant('apps/desk/src/pay.stories.tsx', `import { Pay } from './pay.tsx';${pictured}`);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function plant(path: string, text: string): void {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }

  it('accepts a workspace with all stories', () => {
    expect(checkStories(root)).toEqual({ components: 1, modals: 1, emails: 0, stories: 2, guides: 0, problems: [] });
  });

  it('reports an exported component that no story imports', () => {
    plant('libs/kit/src/button.stories.tsx', "import { Other } from './other.tsx';");
    expect(checkStories(root).problems).toEqual(['libs/kit/src/button.tsx: Button has no story']);
  });

  it('reports a component that an index exports', () => {
    plant('libs/kit/package.json', JSON.stringify({ exports: { '.': './src/index.ts' }, nx: { tags: ['type:ui'] } }));
    plant('libs/kit/src/index.ts', "export {\n  Card,\n  type CardProps,\n} from './card.tsx';");
    plant('libs/kit/src/card.tsx', 'export function Card<Row>() {}');
    expect(checkStories(root).problems).toEqual(['libs/kit/src/card.tsx: Card has no story']);
  });

  it('reports a registered modal without a story', () => {
    rmSync(join(root, 'apps/desk/src/pay.stories.tsx'));
    expect(checkStories(root).problems).toEqual(['apps/desk/src/pay.tsx: the modal has no story']);
  });

  it('reports a modal without screenshots', () => {
    plant('apps/desk/src/pay.stories.tsx', "import { Pay } from './pay.tsx';");
    expect(checkStories(root).problems).toEqual([
      expect.stringMatching(/^apps\/desk\/src\/pay\.stories\.tsx: the modal has no screenshots/),
    ]);
  });

  it('reports a dialog that no registry loads', () => {
    plant('apps/desk/src/search-dialog.tsx', 'export function SearchDialog() {}');
    expect(checkStories(root).problems).toEqual(['apps/desk/src/search-dialog.tsx: the modal has no story']);
  });

  it('reports a story that does not render its modal', () => {
    plant('apps/desk/src/pay.stories.tsx', "import { Refund } from './refund.tsx';");
    expect(checkStories(root).problems).toEqual(['apps/desk/src/pay.stories.tsx: Pay is not shown']);
  });

  it('reports a registry that it cannot parse', () => {
    plant('apps/desk/src/desk.modals.ts', 'defineModals({ pay: { load: loadPay } });');
    expect(checkStories(root).problems).toHaveLength(1);
  });

  describe('emails', () => {
    const stories = (example: string) => `export const A = { args: { example: '${example}' } };${pictured}`;
    beforeEach(() => {
      plant('libs/database/src/emails.ts', "export type EmailMessage = { kind: 'left'; member: string };");
      plant('libs/emails/src/email-examples.ts', "const messages = {\n  memberLeft: { kind: 'left', member: 'Kenji' },\n};");
      plant('libs/emails/src/emails.stories.tsx', stories('memberLeft'));
    });

    it('accepts an email with an example and a story', () => {
      expect(checkStories(root)).toMatchObject({ emails: 1, problems: [] });
    });

    it.each([
      [
        'a kind without an example',
        'libs/database/src/emails.ts',
        "{ kind: 'left' } | { kind: 'joined' }",
        'there is no example of joined',
      ],
      ['an example without a story', 'libs/emails/src/emails.stories.tsx', stories('memberJoined'), 'memberLeft has no story'],
      ['stories without screenshots', 'libs/emails/src/emails.stories.tsx', "example: 'memberLeft'", 'the emails have no screenshots'],
    ])('reports %s', (_what, path, text, problem) => {
      plant(path, text);
      expect(checkStories(root).problems).toEqual([expect.stringContaining(problem)]);
    });
  });

  const guide = (text = 'Text.', examples = '<Canvas of={stories.Plain} />\n\n```tsx\n<Tag />\n```') =>
    ['Purpose', 'Do and don’t', 'Anatomy', 'Keyboard and screen reader'].map((heading) => `## ${heading}\n\n${text}\n`).join('\n') +
    `\n## Examples\n\n${examples}\n`;

  it.each([
    ['a missing guide', undefined, 'libs/ui-kit/src/tag/tag.mdx is missing: the component has no guide'],
    ['a missing heading', guide().replace('## Anatomy', '## Parts'), 'libs/ui-kit/src/tag/tag.mdx: its headings must be Purpose,'],
    ['an empty section', guide(''), 'libs/ui-kit/src/tag/tag.mdx: “Purpose” is empty'],
    ['an example without code', guide('Text.', '<Canvas of={stories.Plain} />'), 'libs/ui-kit/src/tag/tag.mdx: an example needs'],
  ])('reports %s', (_what, text, problem) => {
    plant('libs/ui-kit/src/tag/tag.stories.tsx', "import { Tag } from './tag.tsx';");
    if (text !== undefined) plant('libs/ui-kit/src/tag/tag.mdx', text);
    expect(checkStories(root).problems[0]).toContain(problem);
  });

  it('accepts a complete guide', () => {
    plant('libs/ui-kit/src/tag/tag.stories.tsx', "import { Tag } from './tag.tsx';");
    plant('libs/ui-kit/src/tag/tag.mdx', guide());
    expect(checkStories(root)).toMatchObject({ guides: 1, problems: [] });
  });

  it('reports a workspace without stories', () => {
    rmSync(join(root, 'libs'), { recursive: true });
    rmSync(join(root, 'apps'), { recursive: true });
    expect(checkStories(root).problems).toEqual(['there is not one story']);
  });
});

describe('exportedComponents', () => {
  it('finds exported components, including generic ones', () => {
    const source = [
      'export function Button() {}',
      'export function Table<Row>() {}',
      'export function classNames() {}',
      'function Inner() {}',
      'export interface ButtonProps {}',
    ].join('\n');
    expect(exportedComponents(source)).toEqual(['Button', 'Table']);
  });

  it('finds imported names through aliases, types and line breaks', () => {
    expect(importedNames("import { Button } from './a';\nimport {\n  type X,\n  Y as Z,\n} from 'b';")).toEqual(['Button', 'X', 'Y']);
  });
});

describe('registeredModals', () => {
  it('finds every modal of a registry with its component', () => {
    const source = `
    /** @example defineModals({ x: { load: async () => (await import('./x.tsx')).X } }) */
    export const paymentModals = defineModals({
      deposit: { load: async () => (await import('./modals/deposit-modal.tsx')).DepositModal, widthPx: 520 },
      promocode: { load: () => import('./modals/promocode-modal.tsx').then(({ PromocodeModal }) => PromocodeModal) },
    }).on(modals);`;
    expect(registeredModals(source)).toEqual({
      modals: [
        { path: './modals/deposit-modal.tsx', component: 'DepositModal' },
        { path: './modals/promocode-modal.tsx', component: 'PromocodeModal' },
      ],
      unread: 0,
    });
  });

  it('finds modals loaded with lazyModal', () => {
    const source = "const a = lazyModal(async () => (await import('./a-modal.tsx')).AModal);";
    expect(registeredModals(source).modals).toEqual([{ path: './a-modal.tsx', component: 'AModal' }]);
  });

  it('counts entries that it cannot parse', () => {
    expect(registeredModals('defineModals({ a: { load: loadElsewhere } })').unread).toBe(1);
  });

  it('ignores dynamic imports that are not modals', () => {
    expect(registeredModals("const page = (await import('./page.tsx')).Page;").modals).toEqual([]);
  });
});
