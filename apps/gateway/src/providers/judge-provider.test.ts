import { expect, it } from 'vitest';
import { judgeProvider } from './judge-provider.ts';

const at = (blockHeight: number) => ({ ok: true, blockHeight, latencyMs: 4 }) as const;

it('lets a node be thirty seconds behind, and three blocks in any case', () => {
  expect(judgeProvider(at(85), 100, 2_000)).toEqual({ health: 'healthy', blockHeight: 85, latencyMs: 4, lagBlocks: 15 });
  expect(judgeProvider(at(84), 100, 2_000)).toMatchObject({ health: 'lagging', lagBlocks: 16 });
  expect(judgeProvider(at(97), 100, 12_000).health).toBe('healthy');
  expect(judgeProvider(at(96), 100, 12_000).health).toBe('lagging');
});

it('says that nobody lags who is ahead, or whom nobody can be compared with', () => {
  expect(judgeProvider(at(101), 100, 2_000)).toMatchObject({ health: 'healthy', lagBlocks: 0 });
  expect(judgeProvider(at(1), null, 2_000)).toMatchObject({ health: 'healthy', lagBlocks: null });
});

it('keeps what was known of a node that does not answer', () => {
  expect(judgeProvider({ ok: false, fault: 'unreachable' }, 100, 2_000)).toEqual({ health: 'unreachable' });
});
