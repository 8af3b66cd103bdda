// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PageTitles, usePageTitle } from './page-title.tsx';

function Page({ title }: { title: string | undefined }) {
  usePageTitle(title);
  return <h1>{title}</h1>;
}

const app = (page: string, title: string | undefined, onRender: () => void = () => undefined) => (
  <PageTitles page={page}>
    <Profiler id="page" onRender={onRender}>
      <Page title={title} />
    </Profiler>
  </PageTitles>
);
const announced = (): string | null => screen.getByRole('status').textContent;

afterEach(cleanup);

test('sets the title, keeps it until the next one is known, and after the last page', () => {
  const { rerender, unmount } = render(<Page title="First" />);
  expect(document.title).toBe('First');
  rerender(<Page title={undefined} />);
  expect(document.title).toBe('First');
  unmount();
  expect(document.title).toBe('First');
});

test('announces a new page when its title is known, but not the first page or a renamed one', () => {
  const { rerender } = render(app('/first', 'First'));
  expect(announced()).toBe('');
  rerender(app('/second', undefined));
  expect(announced()).toBe('');
  rerender(app('/second', 'Second'));
  expect(announced()).toBe('Second');
  rerender(app('/second', 'Renamed'));
  expect([document.title, announced()]).toEqual(['Renamed', 'Second']);
  rerender(app('/first', 'First'));
  expect(announced()).toBe('First');
});

test('an announcement does not render the page again', () => {
  const onRender = vi.fn<() => void>();
  const { rerender } = render(app('/first', 'First', onRender));
  onRender.mockClear();
  rerender(app('/second', 'Second', onRender));
  expect(announced()).toBe('Second');
  expect(onRender).toHaveBeenCalledOnce();
});
