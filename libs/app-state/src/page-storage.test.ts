import { describe, expect, it } from 'vitest';
import { guardStorage, localStore, sessionStore } from './page-storage.ts';

const refuse = (): never => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Storage that can be read but is full. */
const full = { getItem: () => 'old', setItem: refuse, removeItem: () => undefined };

describe('guardStorage', () => {
  it('holds values for the life of the page where the browser blocks site data, and says that they are not kept', () => {
    const storage = guardStorage(refuse);
    expect(storage.getItem('a')).toBeNull();
    expect(storage.setItem('a', '1')).toBe(false);
    expect(storage.getItem('a')).toBe('1');
    storage.removeItem('a');
    expect(storage.getItem('a')).toBeNull();
  });

  it('reads the new value, not the kept one, after a full storage refused it', () => {
    const storage = guardStorage(() => full);
    expect(storage.setItem('a', 'new')).toBe(false);
    expect(storage.getItem('a')).toBe('new');
  });

  it('reads and writes the browser’s own storage where that works', () => {
    expect(localStore.setItem('a', 'local')).toBe(true);
    expect(sessionStore.setItem('a', 'session')).toBe(true);
    expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['local', 'session']);
    localStore.removeItem('a');
    expect([localStore.getItem('a'), sessionStore.getItem('a')]).toEqual([null, 'session']);
  });
});
