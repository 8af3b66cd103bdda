// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductMark } from './product-mark.tsx';

afterEach(cleanup);

it('has an accessible name with a label', () => {
  render(<ProductMark label="Example" />);
  expect(screen.getByRole('img', { name: 'Example' }).getAttribute('width')).toBe('24');
});

it('is decorative without a label', () => {
  const { container } = render(<ProductMark sizePx={32} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
