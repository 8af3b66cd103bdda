import { describe, expect, it } from 'vitest';
import { guardStorage, localStore, sessionStore } from './page-storage.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** A storage whose quota is exceeded. */
const full = { getItem: () => 'old', setItem: refuse, removeItem: () => undefined };

describe('guardStorage', () => {
  it('keeps values in memory and returns false when site data is blocked', () => {
    const storage = guardStorage(refuse);
    expect(storage.getItem('a')).toBeNull();
    expect(storage.setItem('a', '1')).toBe(false);
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('returns the new value after a full storage rejected it', () => {
    const storage = guardStorage(() => full);
    expect(storage.setItem('a', 'new')).toBe(false);
    expect(storage.getItem('a')).toBe('new');
  });

  it('uses the browser storage when available', () => {
    expect(localStore.setItem('a', 'local')).toBe(true);
    expect(sessionStore.setItem('a', 'session')).toBe(true);
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['local', 'session']);
    localStore.removeItem('a');
    expect([localStore.getItem('a'), sessionStore.getItem('a')]).toEqual([null, 'session']);
  });
});
