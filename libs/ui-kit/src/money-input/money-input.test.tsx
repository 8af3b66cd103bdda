// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoneyInput, type MoneyInputProps } from './money-input.tsx';

const handleValueChange = vi.fn();
function Controlled({ value = 10_000, ...props }: Partial<MoneyInputProps>) {
  const [cents, setCents] = useState(value);
  return (
    <>
      <MoneyInput
        label="Amount"
        locale="en"
        pasteRefusedText="Not an amount"
        {...props}
        value={cents}
        onValueChange={(next) => {
          setCents(next);
          handleValueChange(next);
        }}
      />
      <button type="button" onClick={() => setCents(4900)}>
        Shortfall
      </button>
    </>
  );
}
const box = () => screen.getByRole<HTMLInputElement>('textbox');
const digitsBeforeCaret = () =>
  box()
    .value.slice(0, box().selectionStart ?? 0)
    .replaceAll(',', '');
const setUp = (props: Partial<MoneyInputProps> = {}) => {
  render(<Controlled {...props} />);
  box().focus();
  box().select();
  return userEvent.setup();
};

beforeEach(() => handleValueChange.mockClear());
afterEach(cleanup);

it('reports integer cents while typing and formats both decimals on blur', async () => {
  const user = setUp();
  await user.keyboard('19.9');
  expect(handleValueChange).toHaveBeenLastCalledWith(1990);
  expect(box().value).toBe('19.9');
  await user.tab();
  expect(box().value).toBe('19.90');
});

it('reports 0 for an empty field and shows it on blur', async () => {
  const user = setUp();
  await user.keyboard('{Backspace}');
  expect(box().value).toBe('');
  expect(handleValueChange).toHaveBeenLastCalledWith(0);
  await user.tab();
  expect(box().value).toBe('0.00');
});

it('rejects digits above the maximum, a minus, letters and a third decimal', async () => {
  const user = setUp();
  await user.keyboard('-9x9999999');
  expect(box().value).toBe('99,999,999');
  await user.keyboard('9.01');
  expect(box().value).toBe('99,999,999.0');
  await user.clear(box());
  await user.keyboard('1.239');
  expect(box().value).toBe('1.23');
});

it('treats a separator as decimal until a third digit shows that thousands were meant', async () => {
  const user = setUp();
  await user.keyboard('12,50');
  expect(handleValueChange).toHaveBeenLastCalledWith(1250);
  await user.keyboard('0');
  expect(box().value).toBe('12,500');
  expect(handleValueChange).toHaveBeenLastCalledWith(1_250_000);
});

it('accepts German separators', async () => {
  const user = setUp({ locale: 'de' });
  await user.keyboard('1234567.5');
  expect(box().value).toBe('1.234.567,5');
  expect(handleValueChange).toHaveBeenLastCalledWith(123_456_750);
});

it('steps by a cent, by a dollar with Shift, by ten with PageUp and PageDown, within the limits', async () => {
  const user = setUp({ value: 1999 });
  await user.keyboard('{ArrowUp}');
  expect(handleValueChange).toHaveBeenLastCalledWith(2000);
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}{PageUp}{ArrowDown}');
  expect(handleValueChange).toHaveBeenLastCalledWith(3099);
  expect(box().value).toBe('30.99');
  for (let press = 0; press < 5; press += 1) await user.keyboard('{PageDown}');
  expect(handleValueChange).toHaveBeenLastCalledWith(0);
});

it('replaces the selection with a pasted amount', async () => {
  const user = setUp();
  await user.paste('$1,234.5');
  expect(box().value).toBe('1,234.5');
  expect(handleValueChange).toHaveBeenLastCalledWith(123_450);
});

it('pastes digits at the caret', async () => {
  const user = setUp({ value: 123_456 });
  box().setSelectionRange(1, 1);
  await user.paste('99');
  expect(box().value).toBe('199,234.56');
});

it.each(['12,50', '€5', '-5', '1.239', '1e3', '999999999', 'ten'])('changes nothing when %j is pasted, and says so', async (text) => {
  const user = setUp();
  await user.paste(text);
  expect(box().value).toBe('100.00');
  expect(handleValueChange).not.toHaveBeenCalled();
  expect(screen.getByText('Not an amount')).toBeTruthy();
  await user.keyboard('{ArrowUp}');
  expect(screen.queryByText('Not an amount')).toBeNull();
});

it('keeps the caret position when separators change', async () => {
  const user = setUp({ value: 123_400 });
  box().setSelectionRange(2, 2);
  await user.keyboard('5');
  expect(box().value).toBe('15,234.00');
  expect(digitsBeforeCaret()).toBe('15');
  await user.keyboard('67');
  expect(box().value).toBe('1,567,234.00');
  expect(digitsBeforeCaret()).toBe('1567');
  await user.keyboard('{Backspace}');
  expect(box().value).toBe('156,234.00');
  expect(digitsBeforeCaret()).toBe('156');
});

it('shows an amount set by the parent', async () => {
  const user = setUp();
  await user.click(screen.getByRole('button'));
  expect(box().value).toBe('49.00');
});

it('adds the cents to a form and sets the ref to the input', () => {
  const ref = { current: null as HTMLInputElement | null };
  const { container } = render(
    <form>
      <Controlled name="priceCents" ref={ref} />
    </form>,
  );
  expect(new FormData(container.querySelector('form') ?? undefined).get('priceCents')).toBe('10000');
  expect(ref.current).toBe(box());
});

it('ignores steps and pasted text while read-only or disabled', () => {
  setUp({ readOnly: true });
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  fireEvent.paste(box(), { clipboardData: { getData: () => '5' } });
  expect(handleValueChange).not.toHaveBeenCalled();
});
