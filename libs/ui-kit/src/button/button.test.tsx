// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('is not a submit button by default', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

it('does not act or submit while loading', () => {
  const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const handleClick = vi.fn();
  render(
    <form onSubmit={handleSubmit}>
      <Button type="submit" loading onClick={handleClick}>
        Save
      </Button>
    </form>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(handleClick).not.toHaveBeenCalled();
  expect(handleSubmit).not.toHaveBeenCalled();
});
