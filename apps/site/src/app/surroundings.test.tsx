import { cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usePage } from '../shared/page-context-provider.tsx';
import { pageContextFixture } from '../test/page-context-fixture.ts';
import { PageScope } from './page-scope.tsx';
import type { ShownPage } from './shown-page.ts';
import { Surroundings } from './surroundings.tsx';

let drawn: string[];
beforeEach(() => {
  drawn = [];
});
afterEach(cleanup);

function useNoteDrawing(part: string): void {
  const { locale, urlLogical } = usePage();
  useLayoutEffect(() => {
    drawn.push(`${part} ${locale} ${urlLogical}`);
  }, [part, locale, urlLogical]);
}

function Around() {
  useNoteDrawing('around');
  return null;
}

function Page() {
  useNoteDrawing('page');
  return null;
}

const shownPage = (locale: string, urlLogical: string): ShownPage => ({
  context: pageContextFixture({ locale, urlLogical }),
  Component: Page,
});

const frameOf = (locale: string, urlLogical: string) => (
  <MemoryRouter>
    <PageScope page={shownPage(locale, urlLogical)}>
      <Surroundings Part={Around} />
      <Page />
    </PageScope>
  </MemoryRouter>
);

it('draws what stands around a page behind the page', () => {
  const { rerender } = render(frameOf('en', '/docs/a'));
  drawn = [];
  rerender(frameOf('en', '/docs/b'));
  expect(drawn).toEqual(['page en /docs/b', 'around en /docs/b']);
});

it('changes the language of everything at once', () => {
  const { rerender } = render(frameOf('en', '/docs/a'));
  drawn = [];
  rerender(frameOf('zh', '/docs/a'));
  expect(drawn).toEqual(['around zh /docs/a', 'page zh /docs/a']);
});
