import { guardStorage } from '@onepoint/app-state';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { draftOwner } from './draft-owner.ts';
import { createDraft, createDraftStore } from './draft-store.ts';

describe('createDraftStore', () => {
  const field = { base: 'saved', value: 'typed' };

  afterEach(() => {
    draftOwner.set('');
    sessionStorage.clear();
  });

  test('keeps drafts until they are removed, and notifies subscribers', () => {
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

  test('survives a reload, except for forms with secrets', () => {
    const store = open();
    store.set('name', { field });
    store.set('webhook', { field });
    const reloaded = open();
    expect([reloaded.get('name'), reloaded.get('webhook')]).toEqual([{ field }, undefined]);
    expect(JSON.stringify(sessionStorage)).not.toContain('webhook');
    store.clear();
    expect(open().hasAny()).toBe(false);
  });

  test('keeps the drafts of each user separate', () => {
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
});

describe('createDraft', () => {
  const schema = z.object({ message: z.string() });

  test('keeps values until they are cleared', () => {
    const draft = createDraft('form', schema);
    expect(draft.read()).toBeNull();
    draft.write({ message: 'Hello' });
    expect(createDraft('form', schema).read()).toEqual({ message: 'Hello' });
    draft.clear();
    expect(draft.read()).toBeNull();
  });

  test('does not return the draft of another user', () => {
    createDraft('form:ada', schema).write({ message: 'Hello' });
    expect(createDraft('form:grace', schema).read()).toBeNull();
  });

  test.each(['{', '{"message":1}', 'null'])('ignores invalid stored values (%s)', (text) => {
    sessionStorage.setItem('onepoint:draft:v1:form', text);
    expect(createDraft('form', schema).read()).toBeNull();
  });

  const refuse = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };

  test('keeps a draft for the life of the page where the browser blocks site data', () => {
    const draft = createDraft('form', schema, guardStorage(refuse));
    draft.write({ message: 'Hello' });
    expect(draft.read()).toEqual({ message: 'Hello' });
    draft.clear();
    expect(draft.read()).toBeNull();
  });
});
