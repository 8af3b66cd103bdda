import { afterEach, expect, test, vi } from 'vitest';
import { draftOwner } from './draft-owner.ts';
import { createDraftStore } from './draft-store.ts';

const field = { base: 'saved', value: 'typed' };

afterEach(() => {
  draftOwner.set('');
  sessionStorage.clear();
});

test('a draft stays until it is saved or thrown away, and whoever listens is told', () => {
  const store = createDraftStore('test');
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

const open = () => createDraftStore('test', (form) => form !== 'webhook');

test('a reload loses nothing, but for what may be secret', () => {
  const store = open();
  store.set('name', { field });
  store.set('webhook', { field });
  const reloaded = open();
  expect([reloaded.get('name'), reloaded.get('webhook')]).toEqual([{ field }, undefined]);
  expect(JSON.stringify(sessionStorage)).not.toContain('webhook');
  store.clear();
  expect(open().hasAny()).toBe(false);
});

test('what one person typed is not shown to the next, and is there for the first again', () => {
  draftOwner.set('user_ada');
  const store = createDraftStore('test');
  const listener = vi.fn();
  store.subscribe(listener);
  store.set('a', { field });
  draftOwner.set('user_grace');
  expect(store.hasAny()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  draftOwner.set('user_ada');
  expect(store.get('a')).toEqual({ field });
});
