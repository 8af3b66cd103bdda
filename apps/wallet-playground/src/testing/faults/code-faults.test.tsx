/**
 * Every section of the playground when its code is missing, or can't be loaded without a connection. Loads the page anew, because code
 * that has been loaded once is never missing.
 */
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { pass } from '@onepoint/testing/fake-time';
import { apiFaults } from '@onepoint/testing/faults';
import type { LabPlace } from '@onepoint/wallet-lab';
import { screen } from '@testing-library/react';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';

const sections: readonly LabPlace['section'][] = ['connect', 'methods', 'log', 'errors', 'conformance', 'test-wallets', 'settings'];

afterAll(() => vi.resetModules());

/** The page, whose sections are missing until `repair` is called. */
async function openWithoutCode(place: LabPlace, connect: 'answers' | 'fails') {
  vi.resetModules();
  const harness = await import('./playground-harness.tsx');
  const { codeLoader } = harness;
  harness.setUpPlayground();
  const stored = new Map<string, string>();
  const host = { href: 'https://onepoint.test/playground/', reload: vi.fn(), assign: vi.fn() };
  const { load } = codeLoader;
  let isMissing = true;
  codeLoader.load = async (loadPart, options) =>
    load(() => (isMissing ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : loadPart()), options);
  const caught = vi.fn();
  const [offline] = apiFaults;
  const opened = harness.openPlayground({
    place,
    onCaughtError: caught,
    connect: (connection) => {
      if (connect === 'fails' && offline) connection.breakRequests(offline);
      const stop = codeLoader.start({
        window: {
          addEventListener: window.addEventListener.bind(window),
          fetch: async (...request: Parameters<typeof fetch>) => connection.fetch(...request),
          location: host as unknown as Location,
        },
        store: {
          getItem: (key) => stored.get(key) ?? null,
          setItem: (key, value) => Boolean(stored.set(key, value)),
          removeItem: (key) => void stored.delete(key),
        },
        buildId: '/app.js',
        findTarget: () => host.href,
      });
      onTestFinished(() => {
        stop();
        codeLoader.load = load;
      });
    },
  });
  const repair = (): void => {
    isMissing = false;
  };
  return { ...harness, opened: await opened, host, caught, repair };
}

/** How long the loader waits for the browser to leave the page. */
const leavingMs = 10_500;

test.each(sections)('%s reloads the page once if its code is missing, then offers to reload', async (section) => {
  const { opened, host, main } = await openWithoutCode({ section }, 'answers');
  expect(host.reload).toHaveBeenCalledOnce();
  expect(main().textContent).not.toBe('');
  await pass(leavingMs, 4);
  expect(main().textContent).toContain(provider.sections.loadFailed);
  expect(screen.getByRole('button', { name: common.actions.reload })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: provider.sections.menu })).toBeTruthy();
  // Another section fails too, without another reload.
  opened.navigation.goTo({ section: section === 'log' ? 'errors' : 'log' });
  await pass(leavingMs, 4);
  expect(main().textContent).toContain(provider.sections.loadFailed);
  expect(host.reload).toHaveBeenCalledOnce();
});

test.each(sections)('%s waits for the connection, and is loaded when it is back', async (section) => {
  const { opened, host, main, repair, problemsOfPage } = await openWithoutCode({ section }, 'fails');
  await pass(6000, 4);
  expect(main().textContent).toContain(common.states.waitingForConnection);
  repair();
  opened.connection.heal();
  window.dispatchEvent(new Event('online'));
  await pass(1000, 4);
  expect(main().textContent).not.toContain(common.states.waitingForConnection);
  expect(problemsOfPage()).toEqual([]);
  expect(host.reload).not.toHaveBeenCalled();
});
