// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createToastQueue } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (timeMs: number) => act(() => void vi.advanceTimersByTime(timeMs));

const setUp = () => {
  const queue = createToastQueue();
  render(<ToastRegion queue={queue} label="Notifications" closeLabel="Close" />);
  return queue;
};

it.each(['success', 'info', 'warning'] as const)('a toast of type %s lives 3 s', (type) => {
  const queue = setUp();
  act(() => void queue[type]({ title: 'Saved' }));
  pass(2900);
  expect(screen.queryByText('Saved')).not.toBeNull();
  pass(200);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('keeps an error until it is closed', () => {
  const queue = setUp();
  act(() => void queue.error({ title: 'Failed' }));
  pass(3_600_000);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('pauses the timer while focused', () => {
  const queue = setUp();
  act(() => void queue.warning({ title: 'Running low' }));
  pass(2000);
  act(() => screen.getByRole('button', { name: 'Close' }).focus());
  pass(60_000);
  expect(screen.queryByText('Running low')).not.toBeNull();
  act(() => screen.getByRole('button', { name: 'Close' }).blur());
  pass(1100);
  expect(screen.queryByText('Running low')).toBeNull();
});

it('pauses the timer while hovered', () => {
  const queue = setUp();
  act(() => void queue.info({ title: 'Changed' }));
  pass(2000);
  const region = screen.getByRole('region', { name: 'Notifications' });
  fireEvent.pointerEnter(region, { pointerType: 'mouse' });
  fireEvent.mouseEnter(region);
  pass(60_000);
  expect(screen.queryByText('Changed')).not.toBeNull();
  fireEvent.pointerLeave(region, { pointerType: 'mouse' });
  fireEvent.mouseLeave(region);
  pass(1100);
  expect(screen.queryByText('Changed')).toBeNull();
});

it('keeps a toast with an action until it is pressed', () => {
  const queue = setUp();
  const onPress = vi.fn();
  act(() => void queue.info({ title: 'Ready', action: { label: 'Open', onPress } }));
  pass(3_600_000);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByText('Ready')).toBeNull();
});
