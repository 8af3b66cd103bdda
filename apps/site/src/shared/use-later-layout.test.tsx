import { cleanup, render, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOutLater, layOutNow } from './lay-out-later.ts';
import { useLaterLayout } from './use-later-layout.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** How high a part of the article is, in px. */
let partPx = 0;
beforeEach(() => {
  partPx = innerHeight / 5;
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: HTMLElement) {
    return new DOMRect(0, Number(this.textContent) * partPx - scrollY, 300, partPx);
  });
});

const parts = Array.from({ length: 20 }, (_, index) => index);

function Parts({ isPainted }: { isPainted: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  useLaterLayout(ref, isPainted);
  return (
    <div ref={ref}>
      {parts.map((part) => (
        <p key={part}>{part}</p>
      ))}
    </div>
  );
}

const waiting = (): string[] => [...document.querySelectorAll(`[${layOutLater}]`)].map(({ textContent }) => textContent);

it('lays the beginning of a new page out at once, the rest after the paint, and all of it in the end', async () => {
  render(<Parts isPainted={false} />);
  expect(waiting()).toEqual(parts.slice(5).map(String));
  await waitFor(() => expect(waiting()).toEqual([]));
});

it('lays out at once what a window shows of many short parts', () => {
  partPx = innerHeight / 8;
  render(<Parts isPainted={false} />);
  expect(waiting()).toEqual(parts.slice(9).map(String));
});

it('lays everything out at once where a place in the page is asked for', () => {
  render(<Parts isPainted={false} />);
  layOutNow();
  expect(waiting()).toEqual([]);
});

it('leaves what the document held as it is', () => {
  render(<Parts isPainted />);
  expect(waiting()).toEqual([]);
});
