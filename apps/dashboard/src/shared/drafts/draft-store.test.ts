import { expect, test, vi } from 'vitest';
import { createDraftStore } from './draft-store.ts';

const field = { base: 'saved', value: 'typed' };

test('a draft stays until it is saved or thrown away, and whoever listens is told', () => {
  const store = createDraftStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.set('a', { field });
  store.set('b', { field });
  store.set('a', {});
  expect([store.get('a'), store.get('b'), store.hasAny()]).toEqual([undefined, { field }, true]);
  store.clear();
  expect(store.hasAny()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  store.set('a', { field });
  expect(listener).toHaveBeenCalledTimes(4);
});
