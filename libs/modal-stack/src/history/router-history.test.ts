import { describe, expect, it } from 'vitest';
import { createFakeRouter } from '../test/fake-router.ts';
import { createRouterHistory, parseHistoryMark } from './router-history.ts';

it.each([null, 'text', {}, { modals: null }, { modals: {} }])('%j is no mark of a modal', (state) => {
  expect(parseHistoryMark(state)).toBeUndefined();
});

const page = { visit: 'first', search: '?a=b' };

it.each([
  [{ depth: 0, page }],
  [{ depth: -1, page }],
  [{ depth: 1.5, page }],
  [{ depth: '1', page }],
  [{ depth: 1 }],
  [{ depth: 1, page: 'first' }],
  [{ depth: 1, page: { visit: 'first' } }],
  [{ depth: 1, page: { search: '' } }],
  [{ page }],
])('a mark that something else has written, %j, counts as none', (modals) => {
  expect(parseHistoryMark({ modals })).toBeUndefined();
});

it('a mark is read beside what the app keeps in the same entry', () => {
  expect(parseHistoryMark({ from: '/login', modals: { depth: 2, page, later: true } })).toEqual({ depth: 2, page });
});

describe('the place', () => {
  it('is the router’s, with the mark that lies in its state', () => {
    const { router } = createFakeRouter({ state: { from: '/login', modals: { depth: 1, page } } });
    expect(createRouterHistory(router).getPlace()).toEqual({ pathname: '/dashboard', search: '?range=7d', mark: { depth: 1, page } });
  });

  it.each([
    ['push', false],
    ['replace', true],
  ] as const)('%s keeps the path, the hash, the app’s own state and where the page is scrolled to', (way, replace) => {
    const { router, told } = createFakeRouter();
    createRouterHistory(router)[way]('?modal=plan', { depth: 1, page });
    expect(told).toEqual([
      [
        { pathname: '/dashboard', search: '?modal=plan', hash: '#keys' },
        { replace, state: { from: '/login', modals: { depth: 1, page } }, preventScrollReset: true },
      ],
    ]);
  });

  it.each([null, undefined, 'text'])('%s as the app’s state makes way for the mark', (state) => {
    const { router, told } = createFakeRouter({ state });
    createRouterHistory(router).replace('', { depth: 1, page });
    expect(told[0]?.[1]).toMatchObject({ state: { modals: { depth: 1, page } } });
  });

  it('is gone back from by as many entries as asked', () => {
    const { router, told } = createFakeRouter();
    createRouterHistory(router).back(2);
    expect(told).toEqual([[-2]]);
  });

  it('is written by the router’s own way even when the app’s is changed later', () => {
    const { router, told } = createFakeRouter();
    const { back } = createRouterHistory(router);
    router.navigate = () => Promise.reject(new Error('not this one'));
    back(1);
    expect(told).toEqual([[-1]]);
  });

  it('is busy while a page is being fetched', () => {
    const { router, change } = createFakeRouter();
    const { isBusy } = createRouterHistory(router);
    expect(isBusy()).toBe(false);
    change({ navigation: { state: 'loading' } });
    expect(isBusy()).toBe(true);
  });
});

const subscribed = () => {
  const fake = createFakeRouter();
  const heard: string[] = [];
  const unsubscribe = createRouterHistory(fake.router).subscribe((arrival) => heard.push(arrival));
  const elsewhere = { pathname: '/workspace', search: '', hash: '', state: null };
  return { ...fake, heard, unsubscribe, elsewhere };
};

describe('subscribers', () => {
  it.each([
    ['POP', 'pop'],
    ['PUSH', 'push'],
    ['REPLACE', 'replace'],
    ['OTHER', 'idle'],
  ])('hear of %s as %s', (historyAction, arrival) => {
    const { change, heard, elsewhere } = subscribed();
    change({ historyAction, location: elsewhere });
    expect(heard).toEqual([arrival]);
  });

  it('hear of one arrival once, and of what is fetched for it afterwards as that', () => {
    const { change, heard, elsewhere } = subscribed();
    change({ historyAction: 'PUSH', location: elsewhere });
    change({});
    expect(heard).toEqual(['push', 'idle']);
  });

  it('hear of another page as soon as it is on its way, and of its arrival', () => {
    const { change, heard, elsewhere } = subscribed();
    change({ navigation: { state: 'loading', location: elsewhere } });
    change({ historyAction: 'POP', location: elsewhere, navigation: { state: 'idle' } });
    expect(heard).toEqual(['depart', 'pop']);
  });

  it.each([{ pathname: '/dashboard' }, undefined])('hear nothing of what is fetched for the same page (%j)', (location) => {
    const { change, heard } = subscribed();
    change({ navigation: { state: 'loading', location } });
    expect(heard).toEqual([]);
  });

  it('hear nothing any more once they have left', () => {
    const { change, heard, unsubscribe, elsewhere } = subscribed();
    unsubscribe();
    change({ historyAction: 'PUSH', location: elsewhere });
    expect(heard).toEqual([]);
  });
});
