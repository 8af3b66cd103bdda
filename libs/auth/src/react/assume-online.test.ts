// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { assumeOnline } from './assume-online.ts';

const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');

describe('assumeOnline', () => {
  beforeEach(() => Object.defineProperty(Navigator.prototype, 'onLine', { configurable: true, get: () => false }));
  afterEach(() => {
    if (original !== undefined) Object.defineProperty(Navigator.prototype, 'onLine', original);
  });

  it('reports a connection where the browser sees only the loopback interface', () => {
    expect(navigator.onLine).toBe(false);
    assumeOnline();
    expect(navigator.onLine).toBe(true);
  });
});
