// @vitest-environment node
import { expect, it } from 'vitest';
import { toPlainMarkdown } from './to-plain-markdown.ts';

it('leaves out what only our pages draw, and keeps what stands in it', () => {
  const source =
    'Text\n\n<CodeGroup>\n\n```sh\na\n```\n\n</CodeGroup>\n\n<Note kind="caution">Once.</Note>\n\n<Note>\n  Two\n\n  lines\n</Note>\n';
  expect(toPlainMarkdown(source)).toBe('Text\n\n```sh\na\n```\n\n> Once.\n\n> Two\n>\n> lines');
});

it('never touches code', () => {
  expect(toPlainMarkdown('```tsx\n<Note>\n\n\n</Note>\n```')).toBe('```tsx\n<Note>\n\n</Note>\n```');
});
