import { afterEach, expect, test, vi } from 'vitest';
import { draftStore } from './drafts.ts';

afterEach(() => draftStore.clear());

test('a draft stays until it is saved or thrown away, and whoever listens is told', () => {
  const listener = vi.fn();
  const stop = draftStore.subscribe(listener);
  draftStore.set('a', 1);
  draftStore.set('b', 2);
  draftStore.delete('a');
  expect([draftStore.get('a'), draftStore.get('b'), draftStore.hasAny()]).toEqual([undefined, 2, true]);
  draftStore.clear();
  expect(draftStore.hasAny()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  draftStore.set('a', 1);
  expect(listener).toHaveBeenCalledTimes(4);
});
