import type { NavigatorState } from '@onepoint/navigation';
import { beforeEach, expect, it, vi } from 'vitest';
import { pageContextFixture } from '../../test/page-context-fixture.ts';
import type { ShownPage } from '../shown-page.ts';
import { noteScene, revealScene } from './reveal-scene.ts';

const page: ShownPage = { context: pageContextFixture(), Component: () => null };
const stateOf = (changes: Partial<NavigatorState<ShownPage>> = {}): NavigatorState<ShownPage> => ({
  location: { pathname: '/docs/a', search: '', hash: '', key: 'a' },
  page,
  arrival: 'push',
  loading: undefined,
  failure: undefined,
  ...changes,
});
const scenes = (): (string | undefined)[] => [...document.querySelectorAll<HTMLElement>('main > *')].map(({ dataset }) => dataset['scene']);

beforeEach(() => {
  vi.spyOn(globalThis, 'scrollTo').mockReturnValue(undefined);
  document.body.innerHTML =
    '<main><div><nav data-keeps-scroll="menu"></nav></div><div data-scene="ahead"><nav data-keeps-scroll="menu"></nav></div></main>';
  noteScene(page.context, document.querySelector<HTMLElement>('[data-scene]') ?? document.body);
});

it('shows the page that was drawn ahead from its top, its menu where the reader had it', () => {
  const [menu, twin] = document.querySelectorAll('nav');
  if (menu !== undefined) menu.scrollTop = 120;
  expect(revealScene(stateOf())).toBeTypeOf('function');
  expect(scenes()).toEqual(['left', 'shown']);
  expect(scrollTo).toHaveBeenCalledWith({ left: 0, top: 0, behavior: 'instant' });
  expect(twin?.scrollTop).toBe(120);
});

it('takes it back', () => {
  revealScene(stateOf())?.();
  expect(scenes()).toEqual([undefined, 'ahead']);
});

it.each([
  ['a page that was not drawn ahead', { page: { ...page, context: pageContextFixture() } }],
  ['a page that is come back to', { arrival: 'traverse' }],
  ['a place within a page', { location: { ...stateOf().location, hash: '#b' } }],
] satisfies [string, Partial<NavigatorState<ShownPage>>][])('leaves %s alone', (_, changes) => {
  expect(revealScene(stateOf(changes))).toBeUndefined();
  expect(scenes()).toEqual([undefined, 'ahead']);
});
