import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { createDeferred } from '../deferred.ts';
import { createModalStack } from '../modal-stack.ts';
import { listOpenModals } from '../modal-transitions.ts';
import { testModals } from '../test/history-setup.ts';
import { connectModalRouter } from './connect-modal-router.ts';

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

it('Back closes the top modal and stays on the page; what the app keeps in the entry stays, too', async () => {
  const { router, modals, settled, openIds } = setUp();
  await router.navigate('/dashboard?range=7d#keys', { replace: true, state: { from: '/login' } });
  void modals.open('plan', { plan: 'M' });
  await settled('/dashboard?range=7d&modal=plan&plan=M', 1);
  expect(router.state.location).toMatchObject({ hash: '#keys', state: { from: '/login' } });
  await router.navigate(-1);
  await settled('/dashboard?range=7d', 0);
  expect(openIds()).toEqual([]);
});

it('closing takes the entry back: Back then leaves the page', async () => {
  const { router, modals, settled } = setUp();
  void modals.open('menu');
  await settled('/dashboard?range=7d', 1);
  modals.close('menu');
  await settled('/dashboard?range=7d', 0);
  await router.navigate(-1);
  await settled('/login', 0);
});

it('a link inside a modal to a page that is still to be fetched leaves no entry of the modal', async () => {
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

it('a page still to be fetched that takes the place of one with a modal takes its entry in the history', async () => {
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

it('the modals are gone while the page that the reader went back to is being fetched', async () => {
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
])('a link to another page and its modal, given as %s, takes the place of an open modal’s entry', async (_, to) => {
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
])('closing a modal and following a link to another one, given as %s, costs one entry', async (_, to) => {
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

it('a link to nowhere keeps the modal', async () => {
  const { router, modals, settled, openIds } = setUp('/dashboard');
  void modals.open('menu');
  await settled('/dashboard', 1);
  await router.navigate(null);
  await settled('/dashboard', 1);
  expect(openIds()).toEqual(['menu']);
});

it('a link to the page that is shown closes the modal’s entry as well', async () => {
  const { router, modals, settled } = setUp('/dashboard');
  void modals.open('menu');
  await settled('/dashboard', 1);
  modals.close('menu');
  await router.navigate('/dashboard', { replace: true });
  await settled('/dashboard', 0);
  await router.navigate(-1);
  await settled('/login', 0);
});

it('a filter that is changed below an open modal keeps the modal', async () => {
  const { router, modals, settled, openIds } = setUp();
  void modals.open('menu');
  await settled('/dashboard?range=7d', 1);
  await router.navigate({ search: '?range=30d' }, { replace: true });
  await settled('/dashboard?range=30d', 1);
  expect(openIds()).toEqual(['menu']);
});

it('a link to a modal of the same page opens it', async () => {
  const { router, offerLinks, settled, openIds } = setUp();
  offerLinks(testModals.registered);
  await router.navigate('?modal=settings');
  await settled('/dashboard?modal=settings', 1);
  expect(openIds()).toEqual(['settings']);
});

it('an address opens its modal when the app offers it, and closing it leaves the page’s own address', async () => {
  const { router, offerLinks, modals, settled } = setUp('/dashboard?modal=plan&plan=M&range=7d');
  offerLinks(testModals.registered);
  await settled('/dashboard?range=7d&modal=plan&plan=M', 1);
  modals.close('plan');
  await settled('/dashboard?range=7d', 0);
  await router.navigate(-1);
  await settled('/login', 0);
});

it('a navigation that fails says so to whoever started it', async () => {
  const { router } = setUp('/dashboard');
  await expect(router.navigate('//')).rejects.toThrow();
});
