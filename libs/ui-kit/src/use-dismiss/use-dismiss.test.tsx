// @vitest-environment jsdom
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

it('stays open for events in the panel or on its button', () => {
  render(<Disclosure />);
  fireEvent.pointerDown(screen.getByText('Inside'));
  fireEvent.pointerDown(screen.getByText('Open'));
  screen.getByText('Inside').focus();
  expect(onDismiss).not.toHaveBeenCalled();
});

it.each([
  ['a press', () => fireEvent.pointerDown(screen.getByText('Outside'))],
  ['the focus', () => screen.getByText('Outside').focus()],
])('closes on %s outside', (_what, turnElsewhere) => {
  render(<Disclosure />);
  turnElsewhere();
  expect(onDismiss).toHaveBeenCalledOnce();
});

it('closes on Escape and returns the focus', () => {
  render(<Disclosure />);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onDismiss).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByText('Open'));
});
