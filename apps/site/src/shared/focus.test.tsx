import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useLeaveFocus } from './focus.ts';

function Notice() {
  const ref = useRef<HTMLElement>(null);
  useLeaveFocus(ref);
  return (
    <section ref={ref}>
      <button>Dismiss</button>
    </section>
  );
}

function Page({ isNoticed }: { isNoticed: boolean }) {
  return (
    <>
      <main id="content" tabIndex={-1}>
        <input />
      </main>
      {isNoticed ? <Notice /> : null}
    </>
  );
}

afterEach(cleanup);

it.each([
  ['moves its focus to the page', 'button', 'main'],
  ['keeps a focus that is elsewhere', 'textbox', 'textbox'],
])('an unmounting element %s', (_what, focused, then) => {
  const { rerender } = render(<Page isNoticed />);
  screen.getByRole(focused).focus();
  rerender(<Page isNoticed={false} />);
  expect(document.activeElement).toBe(screen.getByRole(then));
});
