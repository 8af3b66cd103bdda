import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

test('reserves space for a headline that is loading, not for a missing one', () => {
  const { rerender } = render(<PageHeader title="API keys" headline={undefined} />);
  expect(screen.getByRole('paragraph').getAttribute('aria-busy')).toBe('true');
  rerender(<PageHeader title="API keys" headline={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'API keys' })).toBeTruthy();
  expect(screen.queryByRole('paragraph')).toBeNull();
  rerender(<PageHeader title="API keys" headline="1 active key" />);
  expect(screen.getByRole('paragraph').getAttribute('aria-busy')).toBeNull();
});
