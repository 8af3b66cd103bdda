// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(cleanup);

it('is no submit button unless it is asked to be', () => {
  render(<Button>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button');
});

it('neither acts nor submits while it is loading', () => {
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
