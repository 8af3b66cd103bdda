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
])('%j gives %i at once and is written so once it is left', async (typed, number, shown) => {
  const user = setUp();
  await user.keyboard(typed);
  expect(handleValueChange).toHaveBeenLastCalledWith(number);
  await user.tab();
  expect(box().value).toBe(shown);
});

it('never gives a number outside of its limits, whatever is typed on the way', async () => {
  const user = setUp({ min: 10 });
  await user.keyboard('55555');
  for (const [number] of handleValueChange.mock.calls) {
    expect(number).toBeGreaterThanOrEqual(10);
    expect(number).toBeLessThanOrEqual(100);
  }
});

it('empty is null, or what empty stands for', async () => {
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

it('takes a minus only where numbers below 0 are allowed', async () => {
  const user = setUp();
  await user.keyboard('-5');
  expect(handleValueChange).toHaveBeenLastCalledWith(5);
  cleanup();
  const below = setUp({ min: -10 });
  await below.keyboard('-5');
  expect(handleValueChange).toHaveBeenLastCalledWith(-5);
});

it('steps of a tenth add up to whole numbers', async () => {
  const user = setUp({ value: 0, step: 0.1 });
  for (let press = 0; press < 10; press += 1) await user.keyboard('{ArrowUp}');
  expect(handleValueChange.mock.calls.map(([number]) => number)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1]);
});

it('tells assistive technology where it stands and how far it goes', () => {
  setUp();
  expect(['now', 'min', 'max'].map((part) => box().getAttribute(`aria-value${part}`))).toEqual(['3', '0', '100']);
});

it('reads pasted text as the locale writes it, else changes nothing', async () => {
  const user = setUp({ locale: 'de', max: 5000 });
  await user.paste('1.250');
  expect(handleValueChange).toHaveBeenLastCalledWith(1250);
  expect(box().value).toBe('1.250');
  box().select();
  await user.paste('12.50');
  expect(box().value).toBe('1.250');
});

it('puts the number in a form, nothing while there is none', async () => {
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
