import { codeLoader } from '@onepoint/navigation';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startCodeLoader } from '../../test/start-code-loader.ts';
import { AppLink, LinksInertContext } from './app-link.tsx';

const pages = ['Frame', 'Plans', 'Usage'] as const;

/** Link to `/plans`. Neither its code nor its layout's is loaded. */
function open(isInert = false) {
  const [frame, plans, usage] = pages.map((name) => vi.fn(() => Promise.resolve({ Component: () => name }))) as [Load, Load, Load];
  const onClick = vi.fn();
  const start = (
    <LinksInertContext value={isInert}>
      <AppLink to="/plans?from=start" onClick={onClick}>
        Plans
      </AppLink>
    </LinksInertContext>
  );
  const router = createMemoryRouter([
    { index: true, element: start },
    {
      lazy: frame,
      handle: { load: frame },
      children: [
        { path: '/plans', lazy: plans, handle: { load: plans } },
        { path: '/usage', lazy: usage, handle: { load: usage } },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, frame, plans, usage, onClick, link: screen.getByRole('link', { name: 'Plans' }) };
}
type Load = ReturnType<typeof vi.fn<() => Promise<{ Component: () => string }>>>;

test.each([
  ['a pointer', (link: HTMLElement) => userEvent.hover(link)],
  ['a finger', (link: HTMLElement) => fireEvent.pointerOver(link, { pointerType: 'touch' })],
  ['focus', () => userEvent.tab()],
])('%s on a link prefetches its page and layout', async (_, rest) => {
  const { frame, plans, usage, link, router } = open();
  await rest(link);
  expect([frame, plans, usage].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  expect(router.state.location.pathname).toBe('/');
});

test('does not prefetch if the browser asks to save data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'));
  const { plans, link } = open();
  await userEvent.hover(link);
  expect(plans).not.toHaveBeenCalled();
});

test('ignores a failed prefetch and loads the page on click', async () => {
  const { plans, link, router } = open();
  plans.mockRejectedValueOnce(new Error('offline'));
  await userEvent.hover(link);
  await userEvent.click(link);
  await waitFor(() => expect(router.state.location.pathname).toBe('/plans'));
});

test('an inert link is aria-disabled and ignores clicks', async () => {
  const { router, link, onClick } = open(true);
  expect(link.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(link);
  expect(onClick).not.toHaveBeenCalled();
  expect(router.state.navigation.state).toBe('idle');
});

test('leaves clicks with modifier keys to the browser', () => {
  const { link } = open(true);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  // jsdom doesn't follow links.
  window.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false), { once: true });
  fireEvent(link, click);
});

test('leaves the link to the browser once files of the build are missing', async () => {
  const { assign } = startCodeLoader();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { link } = open();
  codeLoader.load(() => Promise.reject(new Error('404'))).catch(() => {});
  await waitFor(() => expect(assign).toHaveBeenCalledOnce());
  const left = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  window.addEventListener('click', left, { once: true });
  fireEvent.click(link);
  expect(left).toHaveBeenCalledOnce();
});
