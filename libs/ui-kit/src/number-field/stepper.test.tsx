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

it('acts once on a mouse click', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button'));
  pass(5000);
  expect(handleAct).toHaveBeenCalledTimes(1);
});

it('repeats while held and stops when the pointer is released anywhere', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  pass(400 + 3 * 60);
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button'));
  pass(5000);
  expect(handleAct).toHaveBeenCalledTimes(5);
});

it('ignores touch scrolling and acts once on a tap', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'touch' });
  fireEvent.pointerCancel(window);
  pass(5000);
  expect(handleAct).not.toHaveBeenCalled();
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'touch' });
  fireEvent.pointerUp(window);
  fireEvent.click(screen.getByRole('button'));
  expect(handleAct).toHaveBeenCalledTimes(1);
});

it('acts on a click without a pointer, as by assistive technology', () => {
  fireEvent.click(screen.getByRole('button'));
  expect(handleAct).toHaveBeenCalledTimes(1);
});

it('stops when unmounted', () => {
  fireEvent.pointerDown(screen.getByRole('button'), { button: 0, pointerType: 'mouse' });
  cleanup();
  pass(5000);
  expect(handleAct).toHaveBeenCalledTimes(1);
});
