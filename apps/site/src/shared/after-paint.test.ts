import { expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

const nextFrame = async (): Promise<void> => new Promise((resolve) => void requestAnimationFrame(() => resolve()));

it('runs behind the frame that is painted next, not before', async () => {
  const run = vi.fn<() => void>();
  afterPaint(run);
  await nextFrame();
  expect(run).not.toHaveBeenCalled();
  await expect.poll(() => run).toHaveBeenCalledOnce();
});

it('runs no more once it is called off, before the frame or behind it', async () => {
  const run = vi.fn<() => void>();
  const cancelFirst = afterPaint(run);
  cancelFirst();
  const cancelSecond = afterPaint(run);
  await nextFrame();
  cancelSecond();
  await nextFrame();
  await nextFrame();
  expect(run).not.toHaveBeenCalled();
});
