import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePressAndHold } from './stepper.tsx';

// @vitest-environment jsdom
const handleAct = vi.fn();
function Held() {
  const { onPointerDown, onClick, onMouseDown, onContextMenu } = usePressAndHold(handleAct);
  return <button type="button" {...{ onPointerDown, onClick, onMouseDown, onContextMenu }} />;
}

beforeEach(() => {
  vi.useFakeTimers();
  handleAct.mockClear();
  render(<Held />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

it('acts once at a click of the mouse', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button'));
  pass(5000);
  expect(handleAct).toHaveBeenCalledTimes(1);
});

it('goes on while it is held, and stops wherever the pointer is let go', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  pass(400 + 3 * 60);
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button'));
  pass(5000);
  expect(handleAct).toHaveBeenCalledTimes(5);
});

it('does nothing when a finger only scrolls past, and acts once at a tap', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'touch' });
  fireEvent.pointerCancel(window);
  pass(5000);
  expect(handleAct).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'touch' });
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button'));
  expect(handleAct).toHaveBeenCalledTimes(1);
});

it('acts at a click without a pointer, as assistive technology makes it', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(handleAct).toHaveBeenCalledTimes(1);
});

it('acts no more once it is gone', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  cleanup();
  pass(5000);
  expect(handleAct).toHaveBeenCalledTimes(1);
});
