import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryIndex, keepScrollPositions, stampEntry } from './history-entries.ts';

const setScroll = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};

beforeEach(() => history.replaceState(null, '', '/'));
afterEach(() => {
  setScroll(0);
  history.replaceState(null, '', '/');
  history.scrollRestoration = 'auto';
  vi.unstubAllGlobals();
});

it('gives entries of the browser a key and an index and keeps those of the router', () => {
  stampEntry(3);
  const { key } = history.state as { key: string };
  expect(key).not.toBe('');
  expect(entryIndex()).toBe(3);
  stampEntry(7);
  expect(history.state).toMatchObject({ key, idx: 3 });
});

it('stores the position of each entry for the next document', () => {
  let key = 'first';
  const { save } = keepScrollPositions(() => key);
  setScroll(700);
  save();
  key = 'second';
  setScroll(400);
  dispatchEvent(new Event('pagehide'));
  expect(keepScrollPositions(() => key).positions).toMatchObject({ first: 700, second: 400 });
});

it('starts without positions if the stored ones are damaged', () => {
  sessionStorage.setItem('onepoint:scroll:v2', '{"first":"far"');
  expect(keepScrollPositions(() => 'first').positions).toEqual({});
});

describe('a document loaded for an entry', () => {
  it.each([
    ['is restored if the entry was left within a document', 'manual', 0, [[{ top: 700, behavior: 'instant' }]]],
    ['is left to the browser if that restores it', 'auto', 0, []],
    ['stays where the reader has scrolled already', 'manual', 20, []],
  ] as const)('%s', (_what, restoration, y, calls) => {
    sessionStorage.setItem('onepoint:scroll:v2', '{"first":700}');
    const scrollTo = vi.fn<() => void>();
    vi.stubGlobal('scrollTo', scrollTo);
    history.scrollRestoration = restoration;
    setScroll(y);
    keepScrollPositions(() => 'first');
    expect(scrollTo.mock.calls).toEqual(calls);
  });
});
