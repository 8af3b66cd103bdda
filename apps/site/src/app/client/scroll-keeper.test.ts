import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepScroll } from './scroll-keeper.ts';

const setScroll = (y: number): void => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
};

afterEach(() => {
  setScroll(0);
  history.scrollRestoration = 'auto';
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('a position belongs to the entry whose page is on screen, until the next page has been drawn', () => {
  let key = 'first';
  const scroll = keepScroll(() => key);
  setScroll(700);
  scroll.note();
  key = 'second';
  scroll.follow(key);
  setScroll(400);
  scroll.note();
  key = 'first';
  scroll.follow(key);
  expect(scroll.find('first')).toEqual({ x: 0, y: 700 });
  expect(scroll.find('second')).toEqual({ x: 0, y: 400 });
});

it('a page that was left keeps its place while the next one comes on screen, however long that takes', () => {
  vi.useFakeTimers();
  let key = 'first';
  const scroll = keepScroll(() => key);
  setScroll(700);
  scroll.note();
  key = 'second';
  setScroll(0);
  dispatchEvent(new Event('scroll'));
  vi.runAllTimers();
  dispatchEvent(new Event('pagehide'));
  expect(scroll.find('first')).toEqual({ x: 0, y: 700 });
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
    keepScroll(() => 'first');
    expect(scrollTo.mock.calls).toEqual(calls);
  });
});
