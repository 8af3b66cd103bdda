// @vitest-environment node
import { expect, it } from 'vitest';
import { checkTexts } from './check-texts.ts';

it('accepts a page without missing texts', () => {
  expect(() => checkTexts('/pricing', [])).not.toThrow();
});

it.each([
  ['nav:links.nowhere', /^locales\/en\/nav\.json:2 has no links\.nowhere, and \/pricing shows it$/],
  ['page,common:nothing', /^locales\/en\/page\.json:1 has no nothing, and \/pricing shows it$/],
  ['nav:links.docs', /^locales\/en\/nav\.json:3 has links\.docs, and page-texts\.ts does not give it to \/pricing$/],
  ['nav:search.found', /^locales\/en\/nav\.json:\d+ has search\.found, and page-texts\.ts/],
])('rejects %s by file and line', (missing, problem) => {
  expect(() => checkTexts('/pricing', [missing])).toThrow(problem);
});
