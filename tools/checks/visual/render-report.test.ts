import { expect, it } from 'vitest';
import { renderReport } from './render-report.ts';

const changed = { name: 'components-button-sizes-dark', actual: 'a-actual.png', expected: 'a-expected.png', diff: 'a-diff.png' };

it('shows baseline, screenshot, and difference, and a slider between the first two', () => {
  const html = renderReport([changed]);
  for (const file of ['a-actual.png', 'a-expected.png', 'a-diff.png']) expect(html).toContain(`<img src="${file}"`);
  expect(html).toMatch(/<input type="range"[^>]*aria-label="[^"]*components-button-sizes-dark"/);
});

it('shows a story without a baseline as new', () => {
  const html = renderReport([{ ...changed, expected: undefined, diff: undefined }]);
  expect(html).toContain('There is no baseline yet.');
  expect(html).not.toContain('type="range"');
});

it('says if nothing differs', () => {
  expect(renderReport([])).toContain('Every screenshot matches its baseline.');
});
