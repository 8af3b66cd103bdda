import { describe, expect, it } from 'vitest';
import { createLimiter } from './limits.ts';

describe('createLimiter', () => {
  it('rejects after the last attempt and resets when the window ends', () => {
    let time = 0;
    const limiter = createLimiter({ max: 2, windowMs: 1000, now: () => time });
    limiter.count('a');
    expect(limiter.isExhausted('a')).toBe(false);
    limiter.count('a');
    expect(limiter.isExhausted('a')).toBe(true);
    time = 1000;
    expect(limiter.isExhausted('a')).toBe(false);
  });

  it('counts keys separately', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => 0 });
    limiter.count('a');
    expect(limiter.isExhausted('b')).toBe(false);
  });

  it('resets a key that is forgotten', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => 0 });
    limiter.count('a');
    limiter.forget('a');
    expect(limiter.isExhausted('a')).toBe(false);
  });

  it('evicts the oldest keys at its size limit', () => {
    const limiter = createLimiter({ max: 1, windowMs: 1000, now: () => 0 });
    for (let index = 0; index < 25_000; index += 1) limiter.count(`key ${index}`);
    expect(limiter.isExhausted('key 24999')).toBe(true);
    expect(limiter.isExhausted('key 0')).toBe(false);
  });
});
