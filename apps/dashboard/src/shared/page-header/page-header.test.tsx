import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

test('a headline that is not known yet has its place, and one that there is none of has not', () => {
  const { rerender } = render(<PageHeader title="API keys" headline={undefined} />);
  expect(screen.getByRole('paragraph').getAttribute('aria-busy')).toBe('true');
  rerender(<PageHeader title="API keys" headline={null} />);
  expect(screen.getByRole('heading', { level: 1, name: 'API keys' })).toBeTruthy();
  expect(screen.queryByRole('paragraph')).toBeNull();
  rerender(<PageHeader title="API keys" headline="1 key is active" />);
  expect(screen.getByRole('paragraph').getAttribute('aria-busy')).toBeNull();
});
