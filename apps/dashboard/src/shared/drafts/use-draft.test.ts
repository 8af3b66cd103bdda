import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createDraftStore } from './draft-store.ts';
import { useDraft } from './use-draft.ts';

afterEach(() => sessionStorage.clear());

interface Fields {
  name: string;
  limit: number | null;
}

const saved: Fields = { name: 'Indexer', limit: null };

function open(store = createDraftStore('test')) {
  const hook = renderHook((now: Fields) => useDraft(store, 'form', now), { initialProps: saved });
  return { store, rerender: hook.rerender, draft: () => hook.result.current };
}

test('untouched fields follow the saved values, changed ones don’t', () => {
  const { draft, rerender } = open();
  act(() => draft().set({ name: 'Bridge' }));
  rerender({ ...saved, limit: 5 });
  expect(draft().values).toEqual({ name: 'Bridge', limit: 5 });
  expect(draft()).toMatchObject({ changed: ['name'], overtaken: [] });
});

test('reports a changed field that was saved elsewhere until one value is chosen', () => {
  const { draft, rerender } = open();
  act(() => draft().set({ name: 'Bridge', limit: 7 }));
  rerender({ ...saved, name: 'Storefront' });
  act(() => draft().set({ name: 'Bridges' }));
  expect(draft().overtaken).toEqual(['name']);
  act(() => draft().discard(draft().overtaken));
  expect(draft()).toMatchObject({ values: { name: 'Storefront', limit: 7 }, changed: ['limit'], overtaken: [] });
});

test('drops a change that was also saved elsewhere', () => {
  const { store, draft, rerender } = open();
  act(() => draft().set({ name: 'Bridge' }));
  rerender({ ...saved, name: 'Bridge' });
  expect(draft()).toMatchObject({ changed: [], overtaken: [] });
  expect(store.hasAny()).toBe(false);
});

test('keeps an edit that arrives before that change is dropped', () => {
  const store = createDraftStore('test');
  const edits = ['Bridge 2'];
  const { result, rerender } = renderHook(
    (now: Fields) => {
      const draft = useDraft(store, 'form', now);
      useLayoutEffect(() => {
        const name = now.name === 'Bridge' ? edits.pop() : undefined;
        if (name !== undefined) draft.set({ name });
      });
      return draft;
    },
    { initialProps: saved },
  );
  act(() => result.current.set({ name: 'Bridge' }));
  rerender({ ...saved, name: 'Bridge' });
  expect(result.current.values.name).toBe('Bridge 2');
});

test('keeps edits made while saving, without a conflict', () => {
  const { draft, rerender } = open();
  act(() => draft().set({ name: 'Bridge' }));
  act(() => draft().set({ name: 'Bridge 2' }));
  const now = { ...saved, name: 'Bridge' };
  rerender(now);
  act(() => draft().settle({ name: ' Bridge ' }, now));
  expect(draft()).toMatchObject({ values: { name: 'Bridge 2' }, changed: ['name'], overtaken: [] });
  act(() => draft().settle({ name: 'Bridge 2' }, now));
  expect(draft().values.name).toBe('Bridge');
});

test('keeps unsaved changes after unmounting', () => {
  const { store, draft } = open();
  act(() => draft().set({ name: 'Bridge' }));
  expect(open(store).draft().values.name).toBe('Bridge');
});
