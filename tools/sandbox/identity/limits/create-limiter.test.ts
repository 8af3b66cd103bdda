import { describe, expect, it } from 'vitest';
import { createLimiter } from './create-limiter.ts';

describe('createLimiter', () => {
  it('refuses after the last attempt and forgets when the window ends', () => {
    let time = 0;
    const limiter = createLimiter({ max: 2, windowMs: 1000, now: () => time });
    limiter.count('a');
    expect(limiter.isExhausted('a')).toBe(false);
    limiter.count('a');
    expect(limiter.isExhausted('a')).toBe(true);
    time = 1000;
    expect(limiter.isExhausted('a')).toBe(false);
  });

  it('counts keys apart', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => 0 });
    limiter.count('a');
    expect(limiter.isExhausted('b')).toBe(false);
  });

  it('starts anew after a success', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => 0 });
    limiter.count('a');
    limiter.forget('a');
    expect(limiter.isExhausted('a')).toBe(false);
  });

  it('does not grow without bound, and keeps the newest keys', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => 0 });
    for (let index = 0; index < 25_000; index += 1) limiter.count(`key ${index}`);
    expect(limiter.isExhausted('key 24999')).toBe(true);
    expect(limiter.isExhausted('key 0')).toBe(false);
  });
});
