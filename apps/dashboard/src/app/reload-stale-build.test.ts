import { expect, test, vi } from 'vitest';
import { reloadStaleBuild } from './reload-stale-build.ts';

function pageOf(buildId: string) {
  const events = new EventTarget();
  const reload = vi.fn();
  reloadStaleBuild(buildId, { addEventListener: events.addEventListener.bind(events) }, reload);
  const fail = (): Event => {
    const event = new Event('vite:preloadError', { cancelable: true });
    events.dispatchEvent(event);
    return event;
  };
  return { reload, fail };
}

test('a missing file reloads the page once, silently', () => {
  const { reload, fail } = pageOf('a');
  expect(fail().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('the same build failing again is an error, not a loop', () => {
  pageOf('a').fail();
  const { reload, fail } = pageOf('a');
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('the next build gets its own reload', () => {
  pageOf('a').fail();
  const { reload, fail } = pageOf('b');
  fail();
  expect(reload).toHaveBeenCalledOnce();
});
