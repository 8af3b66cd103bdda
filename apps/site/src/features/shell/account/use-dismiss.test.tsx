import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDismiss } from './use-dismiss.ts';

const onDismiss = vi.fn<() => void>();

function Disclosure() {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDismiss({ panel, opener, onDismiss });
  return (
    <>
      <button ref={opener}>Open</button>
      <div ref={panel}>
        <a href="#inside">Inside</a>
      </div>
      <a href="#outside">Outside</a>
    </>
  );
}

afterEach(() => {
  cleanup();
  onDismiss.mockClear();
});

it('stays while the reader is in it or on its button', () => {
  render(<Disclosure />);
  fireEvent.pointerDown(screen.getByText('Inside'));
  fireEvent.pointerDown(screen.getByText('Open'));
  screen.getByText('Inside').focus();
  expect(onDismiss).not.toHaveBeenCalled();
});

it.each([
  ['a press', () => fireEvent.pointerDown(screen.getByText('Outside'))],
  ['the focus', () => screen.getByText('Outside').focus()],
])('%s outside closes it', (_what, turnElsewhere) => {
  render(<Disclosure />);
  turnElsewhere();
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('Escape closes it and gives the focus back', () => {
  render(<Disclosure />);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByText('Open'));
});
