import type { EIP1193Provider } from 'viem';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { waitForChain } from './wait-for-chain.ts';

const provider = (chainIds: readonly unknown[]) => {
  let asked = 0;
  let listener: ((chainId: string) => void) | undefined;
  const request = vi.fn(async () => {
    const answer = chainIds[Math.min(asked, chainIds.length - 1)];
    asked += 1;
    if (answer instanceof Error) throw answer;
    return Promise.resolve(answer);
  });
  const on = (_: string, handle: (chainId: string) => void): void => {
    listener = handle;
  };
  const removeListener = vi.fn();
  return {
    request,
    removeListener,
    emit: (id: string) => listener?.(id),
    eip1193: { request, on, removeListener } as unknown as EIP1193Provider,
  };
};

beforeEach(() => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
});

it('is done at once when the wallet is there already', async () => {
  const { eip1193, request } = provider(['0x89']);
  expect(await waitForChain(eip1193, 137)).toBe(true);
  expect(request).toHaveBeenCalledTimes(1);
});

it('asks again until the wallet is there, over an error in between', async () => {
  const { eip1193 } = provider(['0x1', new Error('busy'), '0x1', '0x89']);
  const waiting = waitForChain(eip1193, 137);
  await vi.advanceTimersByTimeAsync(150);
  expect(await waiting).toBe(true);
});

it('believes the event, although the wallet still answers the old chain', async () => {
  const { eip1193, emit } = provider(['0x1']);
  const waiting = waitForChain(eip1193, 137);
  emit('0x89');
  await vi.advanceTimersByTimeAsync(50);
  expect(await waiting).toBe(true);
});

it('gives up after 20 looks in one second and leaves no listener', async () => {
  const { eip1193, request, removeListener } = provider(['0x1']);
  const waiting = waitForChain(eip1193, 137);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await waiting).toBe(false);
  expect(request).toHaveBeenCalledTimes(20);
  expect(removeListener).toHaveBeenCalledTimes(1);
});
