import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it, vi, describe } from 'vitest';
import { listOpenModals } from '../modal-entries.ts';
import { createDeferred, createModalStack } from '../modal-stack.ts';
import { testModals, createFakeRouter } from '../test/fake-history.ts';
import { connectModalRouter, createRouterHistory, parseHistoryMark } from './connect-modal-router.ts';

describe('connectModalRouter', () => {
  const disposals: Array<() => void> = [];
  afterEach(() => disposals.splice(0).forEach((dispose) => dispose()));

  function setUp(path = '/dashboard?range=7d', fetchPage = async () => Promise.resolve({}), before = '/login') {
    const stack = createModalStack();
    const router = createMemoryRouter([{ path: '/dashboard' }, { path: '/login' }, { path: '/workspace', lazy: fetchPage }], {
      initialEntries: [before, path],
    });
    disposals.push(() => router.dispose());
    const { offerLinks } = connectModalRouter({ stack, router });
    const address = () => router.state.location.pathname + router.state.location.search;
    const settled = (expected: string, depth: number) =>
      vi.waitFor(
        () => {
          expect(address()).toBe(expected);
          expect(router.state.location.state?.modals?.depth ?? 0).toBe(depth);
        },
        { timeout: 20_000 },
      );
    return {
      stack,
      router,
      offerLinks,
      modals: testModals.on(stack),
      settled,
      openIds: () => listOpenModals(stack.getState().entries).map(({ id }) => id),
    };
  }

  it('closes the top modal on Back, staying on the page and keeping the app state of the entry', async () => {
    const { router, modals, settled, openIds } = setUp();
    await router.navigate('/dashboard?range=7d#keys', { replace: true, state: { from: '/login' } });
    void modals.open('plan', { plan: 'M' });
    await settled('/dashboard?range=7d&modal=plan&plan=M', 1);
    expect(router.state.location).toMatchObject({ hash: '#keys', state: { from: '/login' } });
    await router.navigate(-1);
    await settled('/dashboard?range=7d', 0);
    expect(openIds()).toEqual([]);
  });

  it('removes the entry when a modal closes, so that Back leaves the page', async () => {
    const { router, modals, settled } = setUp();
    void modals.open('menu');
    await settled('/dashboard?range=7d', 1);
    modals.close('menu');
    await settled('/dashboard?range=7d', 0);
    await router.navigate(-1);
    await settled('/login', 0);
  });

  it('leaves no modal entry behind after a link in a modal to a page that has to load', async () => {
    const { router, modals, settled, stack } = setUp();
    void modals.open('menu');
    await settled('/dashboard?range=7d', 1);
    modals.close('menu');
    await router.navigate('/workspace');
    await settled('/workspace', 0);
    expect(stack.getState().entries).toEqual([]);
    await router.navigate(-1);
    await settled('/dashboard?range=7d', 0);
  });

  it('replaces the entry of the page below when a loading page replaces one with a modal', async () => {
    const { router, modals, settled, stack } = setUp();
    void modals.open('menu');
    await settled('/dashboard?range=7d', 1);
    await router.navigate('/workspace', { replace: true });
    await settled('/workspace', 0);
    expect(stack.getState().entries).toEqual([]);
    await router.navigate(-1);
    await settled('/login', 0);
    await router.navigate(1);
    await settled('/workspace', 0);
  });

  it('clears modals while the page after Back is loading', async () => {
    const fetching = createDeferred();
    const fetchPage = async () => {
      await fetching.promise;
      return {};
    };
    const { router, modals, settled, stack } = setUp('/dashboard', fetchPage, '/workspace');
    void modals.open('menu');
    await settled('/dashboard', 1);
    void router.navigate(-2);
    await vi.waitFor(() => expect(stack.getState().entries).toEqual([]), { timeout: 20_000 });
    expect(router.state.location.pathname).toBe('/dashboard');
    fetching.settle(undefined);
    await settled('/workspace', 0);
  });

  it.each([
    ['a path', '/workspace?modal=settings'],
    ['parts', { pathname: '/workspace', search: '?modal=settings' }],
  ])('replaces the entry of an open modal with a link to a modal on another page, given as %s', async (_, to) => {
    const { router, modals, settled, openIds } = setUp();
    void modals.open('menu');
    await settled('/dashboard?range=7d', 1);
    await router.navigate(to);
    await settled('/workspace?modal=settings', 0);
    expect(openIds()).toEqual([]);
    await router.navigate(-1);
    await settled('/dashboard?range=7d', 0);
  });

  it.each([
    ['a path', '?modal=settings'],
    ['parts', { search: '?modal=settings' }],
  ])('uses one entry for closing a modal and following a link to another one, given as %s', async (_, to) => {
    const { router, offerLinks, modals, settled, openIds } = setUp('/dashboard');
    offerLinks(testModals.registered);
    void modals.open('menu');
    await settled('/dashboard', 1);
    modals.close('menu');
    await router.navigate(to);
    await settled('/dashboard?modal=settings', 1);
    expect(openIds()).toEqual(['settings']);
    await router.navigate(-1);
    await settled('/dashboard', 0);
    await router.navigate(-1);
    await settled('/login', 0);
  });

  it('keeps the modal for a navigation to null', async () => {
    const { router, modals, settled, openIds } = setUp('/dashboard');
    void modals.open('menu');
    await settled('/dashboard', 1);
    await router.navigate(null);
    await settled('/dashboard', 1);
    expect(openIds()).toEqual(['menu']);
  });

  it('removes the modal entry for a link to the current page', async () => {
    const { router, modals, settled } = setUp('/dashboard');
    void modals.open('menu');
    await settled('/dashboard', 1);
    modals.close('menu');
    await router.navigate('/dashboard', { replace: true });
    await settled('/dashboard', 0);
    await router.navigate(-1);
    await settled('/login', 0);
  });

  it('keeps the modal when a query parameter of the page changes', async () => {
    const { router, modals, settled, openIds } = setUp();
    void modals.open('menu');
    await settled('/dashboard?range=7d', 1);
    await router.navigate({ search: '?range=30d' }, { replace: true });
    await settled('/dashboard?range=30d', 1);
    expect(openIds()).toEqual(['menu']);
  });

  it('opens a modal by a link on the same page', async () => {
    const { router, offerLinks, settled, openIds } = setUp();
    offerLinks(testModals.registered);
    await router.navigate('?modal=settings');
    await settled('/dashboard?modal=settings', 1);
    expect(openIds()).toEqual(['settings']);
  });

  it('opens the modal of a URL when offered, and closing it restores the URL of the page', async () => {
    const { router, offerLinks, modals, settled } = setUp('/dashboard?modal=plan&plan=M&range=7d');
    offerLinks(testModals.registered);
    await settled('/dashboard?range=7d&modal=plan&plan=M', 1);
    modals.close('plan');
    await settled('/dashboard?range=7d', 0);
    await router.navigate(-1);
    await settled('/login', 0);
  });

  it('rejects when the navigation fails', async () => {
    const { router } = setUp('/dashboard');
    await expect(router.navigate('//')).rejects.toThrow();
  });
});

describe('createRouterHistory', () => {
  it.each([null, 'text', {}, { modals: null }, { modals: {} }])('%j has no mark', (state) => {
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
  ])('ignores the invalid mark %j', (modals) => {
    expect(parseHistoryMark({ modals })).toBeUndefined();
  });

  it('parses a mark next to the state of the app', () => {
    expect(parseHistoryMark({ from: '/login', modals: { depth: 2, page, later: true } })).toEqual({ depth: 2, page });
  });

  describe('the current entry', () => {
    it('is that of the router, with the mark in its state', () => {
      const { router } = createFakeRouter({ state: { from: '/login', modals: { depth: 1, page } } });
      expect(createRouterHistory(router).getPlace()).toEqual({ pathname: '/dashboard', search: '?range=7d', mark: { depth: 1, page } });
    });

    it.each([
      ['push', false],
      ['replace', true],
    ] as const)('%s keeps the path, the hash, the app’s own state and the scroll position', (way, replace) => {
      const { router, calls } = createFakeRouter();
      createRouterHistory(router)[way]('?modal=plan', { depth: 1, page });
      expect(calls).toEqual([
        [
          { pathname: '/dashboard', search: '?modal=plan', hash: '#keys' },
          { replace, state: { from: '/login', modals: { depth: 1, page } }, preventScrollReset: true },
        ],
      ]);
    });

    it.each([null, undefined, 'text'])('replaces the app state %s by the mark', (state) => {
      const { router, calls } = createFakeRouter({ state });
      createRouterHistory(router).replace('', { depth: 1, page });
      expect(calls[0]?.[1]).toMatchObject({ state: { modals: { depth: 1, page } } });
    });

    it('goes back several entries', () => {
      const { router, calls } = createFakeRouter();
      createRouterHistory(router).back(2);
      expect(calls).toEqual([[-2]]);
    });

    it('is written with the original navigate of the router', () => {
      const { router, calls } = createFakeRouter();
      const { back } = createRouterHistory(router);
      router.navigate = () => Promise.reject(new Error('not this one'));
      back(1);
      expect(calls).toEqual([[-1]]);
    });

    it('is busy while a page is loading', () => {
      const { router, change } = createFakeRouter();
      const { isBusy } = createRouterHistory(router);
      expect(isBusy()).toBe(false);
      change({ navigation: { state: 'loading' } });
      expect(isBusy()).toBe(true);
    });
  });

  const subscribed = () => {
    const fake = createFakeRouter();
    const arrivals: string[] = [];
    const unsubscribe = createRouterHistory(fake.router).subscribe((arrival) => arrivals.push(arrival));
    const elsewhere = { pathname: '/workspace', search: '', hash: '', state: null };
    return { ...fake, arrivals, unsubscribe, elsewhere };
  };

  describe('subscribers', () => {
    it.each([
      ['POP', 'pop'],
      ['PUSH', 'push'],
      ['REPLACE', 'replace'],
      ['OTHER', 'idle'],
    ])('get %s as %s', (historyAction, arrival) => {
      const { change, arrivals, elsewhere } = subscribed();
      change({ historyAction, location: elsewhere });
      expect(arrivals).toEqual([arrival]);
    });

    it('get an event once, and later loading as idle', () => {
      const { change, arrivals, elsewhere } = subscribed();
      change({ historyAction: 'PUSH', location: elsewhere });
      change({});
      expect(arrivals).toEqual(['push', 'idle']);
    });

    it('get the start and the end of a navigation to another page', () => {
      const { change, arrivals, elsewhere } = subscribed();
      change({ navigation: { state: 'loading', location: elsewhere } });
      change({ historyAction: 'POP', location: elsewhere, navigation: { state: 'idle' } });
      expect(arrivals).toEqual(['depart', 'pop']);
    });

    it.each([{ pathname: '/dashboard' }, undefined])('get no event for loading on the same page (%j)', (location) => {
      const { change, arrivals } = subscribed();
      change({ navigation: { state: 'loading', location } });
      expect(arrivals).toEqual([]);
    });

    it('get no events after unsubscribing', () => {
      const { change, arrivals, unsubscribe, elsewhere } = subscribed();
      unsubscribe();
      change({ historyAction: 'PUSH', location: elsewhere });
      expect(arrivals).toEqual([]);
    });
  });
});
