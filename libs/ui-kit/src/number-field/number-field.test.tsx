// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

const handleValueChange = vi.fn<(value: number | null) => void>();
function Controlled({ value = 3, ...props }: Partial<NumberFieldProps>) {
  const [number, setNumber] = useState(value);
  return (
    <NumberField
      label="Add-ons"
      locale="en"
      incrementLabel="More"
      decrementLabel="Decrease"
      min={0}
      max={100}
      {...props}
      value={number}
      onValueChange={(next) => {
        setNumber(next);
        handleValueChange(next);
      }}
    />
  );
}
const box = () => screen.getByRole<HTMLInputElement>('spinbutton');
const setUp = (props: Partial<NumberFieldProps> = {}) => {
  render(<Controlled {...props} />);
  box().focus();
  box().select();
  return userEvent.setup();
};

beforeEach(() => handleValueChange.mockClear());
afterEach(cleanup);

it.each([
  ['2.6', 3, '3'],
  ['2.4', 2, '2'],
  ['250', 100, '100'],
  ['099', 99, '99'],
])('%j is reported as %i immediately and shown as such on blur', async (typed, number, shown) => {
  const user = setUp();
  await user.keyboard(typed);
  expect(handleValueChange).toHaveBeenLastCalledWith(number);
  await user.tab();
  expect(box().value).toBe(shown);
});

it('never reports a number outside of its limits', async () => {
  const user = setUp({ min: 10 });
  await user.keyboard('55555');
  for (const [number] of handleValueChange.mock.calls) {
    expect(number).toBeGreaterThanOrEqual(10);
    expect(number).toBeLessThanOrEqual(100);
  }
});

it('reports null or the empty value for an empty field', async () => {
  const user = setUp();
  await user.keyboard('{Backspace}');
  expect(handleValueChange).toHaveBeenLastCalledWith(null);
  cleanup();
  const again = setUp({ emptyValue: 0 });
  await again.keyboard('{Backspace}');
  expect(box().value).toBe('');
  await again.tab();
  expect(box().value).toBe('0');
  await user.tab();
});

it('accepts a minus only if negative numbers are allowed', async () => {
  const user = setUp();
  await user.keyboard('-5');
  expect(handleValueChange).toHaveBeenLastCalledWith(5);
  cleanup();
  const below = setUp({ min: -10 });
  await below.keyboard('-5');
  expect(handleValueChange).toHaveBeenLastCalledWith(-5);
});

it('adds steps of 0.1 exactly', async () => {
  const user = setUp({ value: 0, step: 0.1 });
  for (let press = 0; press < 10; press += 1) await user.keyboard('{ArrowUp}');
  expect(handleValueChange.mock.calls.map(([number]) => number)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
});

it('exposes value and limits to assistive technology', () => {
  setUp();
  expect(['now', 'min', 'max'].map((part) => box().getAttribute(`aria-value${part}`))).toEqual(['3', '0', '100']);
});

it('accepts pasted text in the format of the locale and ignores other text', async () => {
  const user = setUp({ locale: 'de', max: 5000 });
  await user.paste('1.250');
  expect(handleValueChange).toHaveBeenLastCalledWith(1250);
  expect(box().value).toBe('1.250');
  box().select();
  await user.paste('12.50');
  expect(box().value).toBe('1.250');
});

it('adds the number to a form, or nothing when empty', async () => {
  const { container } = render(
    <form>
      <Controlled name="count" />
    </form>,
  );
  const inForm = () => new FormData(container.querySelector('form') ?? undefined).get('count');
  expect(inForm()).toBe('3');
  await userEvent.clear(box());
  expect(inForm()).toBe('');
});
