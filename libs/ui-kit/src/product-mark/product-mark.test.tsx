// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ProductMark } from './product-mark.tsx';

afterEach(cleanup);

it('says its label where it stands alone', () => {
  render(<ProductMark label="Example" />);
  expect(screen.getByRole('img', { name: 'Example' }).getAttribute('width')).toBe('24');
});

it('is decoration without a label', () => {
  const { container } = render(<ProductMark sizePx={32} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.queryByRole('img')).toBeNull();
});
