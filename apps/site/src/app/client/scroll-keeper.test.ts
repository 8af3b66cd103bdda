import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepScroll } from './scroll-keeper.ts';

const setScroll = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};

afterEach(() => {
  setScroll(0);
  history.scrollRestoration = 'auto';
  vi.unstubAllGlobals();
});

it('a position belongs to the entry whose page is on screen, until the next page has been drawn', () => {
  const scroll = keepScroll('first');
  setScroll(700);
  scroll.note();
  scroll.follow('second');
  setScroll(400);
  scroll.note();
  scroll.follow('first');
  expect(scroll.find('first')).toEqual({ x: 0, y: 700 });
  expect(scroll.find('second')).toEqual({ x: 0, y: 400 });
});

describe('a document that is loaded for an entry', () => {
  it.each([
    ['that scripts went on from is brought back by them', 'manual', 0, [[{ left: 0, top: 700, behavior: 'instant' }]]],
    ['that the browser brings back is left to it', 'auto', 0, []],
    ['stays where its reader has scrolled already', 'manual', 20, []],
  ] as const)('%s', (_what, restoration, y, calls) => {
    sessionStorage.setItem('onepoint:scroll:v1', '[["first",0,700]]');
    const scrollTo = vi.fn();
    vi.stubGlobal('scrollTo', scrollTo);
    history.scrollRestoration = restoration;
    setScroll(y);
    keepScroll('first');
    expect(scrollTo.mock.calls).toEqual(calls);
  });
});
