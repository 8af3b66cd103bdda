import { expect, it } from 'vitest';
import { pageContextFixture } from '../../test/page-context-fixture.ts';
import type { ShownPage } from '../shown-page.ts';
import { nextScenes, type Scenes } from './next-scenes.ts';

const pageAt = (urlLogical: string): ShownPage => ({ context: pageContextFixture({ urlLogical }), Component: () => null });
const [a, b, c] = [pageAt('/docs/a'), pageAt('/docs/b'), pageAt('/docs/c')];
const first: Scenes = { shown: { key: 0, page: a }, ahead: undefined };

it('stays as it is while nothing changes', () => {
  expect(nextScenes(first, a, undefined)).toBe(first);
  const both = nextScenes(first, a, b);
  expect(nextScenes(both, a, b)).toBe(both);
});

it('a page that was drawn ahead keeps its scene', () => {
  const both = nextScenes(first, a, b);
  expect(both).toEqual({ shown: first.shown, ahead: { key: 1, page: b } });
  const gone = nextScenes(both, { ...b }, undefined);
  expect(gone).toEqual({ shown: both.ahead, ahead: undefined });
  expect(nextScenes(gone, b, c).ahead).toEqual({ key: 2, page: c });
});

it('any other page changes the scene that is shown', () => {
  const both = nextScenes(first, a, b);
  expect(nextScenes(both, c, undefined)).toEqual({ shown: { key: 0, page: c }, ahead: undefined });
});

it('draws another page ahead in a scene of its own, and never the one that is shown', () => {
  const both = nextScenes(first, a, b);
  expect(nextScenes(both, a, c)).toEqual({ shown: first.shown, ahead: { key: 2, page: c } });
  expect(nextScenes(first, a, a)).toBe(first);
});
