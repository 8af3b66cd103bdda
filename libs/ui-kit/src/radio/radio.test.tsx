// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RadioCard } from './radio-card.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Radio } from './radio.tsx';

afterEach(cleanup);

function renderGroup(value: string | null, handleValueChange = vi.fn()) {
  const view = render(
    <form>
      <RadioGroup label="Method" name="method" value={value} onValueChange={handleValueChange} error={value === null ? 'Choose one' : null}>
        <Radio value="off" label="Off" disabled disabledReason="Not on this plan" description="Never" />
        <Radio value="cascade" label="Cascade wallet" />
        <RadioCard value="native" label="Native" aside="$1.40" />
      </RadioGroup>
    </form>,
  );
  return { ...view, handleValueChange };
}

it('reports the selected value and adds it to a form', () => {
  const { handleValueChange, container } = renderGroup('cascade');
  fireEvent.click(screen.getByRole('radio', { name: 'Native' }));
  expect(handleValueChange).toHaveBeenCalledWith('native');
  expect(new FormData(container.querySelector('form') ?? undefined).get('method')).toBe('cascade');
});

it('shows why an option is disabled instead of its description', () => {
  renderGroup('cascade');
  const radio = screen.getByRole('radio', { name: 'Off' });
  expect(document.querySelector(`#${CSS.escape(radio.getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe('Not on this plan');
});

it('focuses the selected radio, or the first enabled one', () => {
  renderGroup('native');
  screen.getByRole('radiogroup').focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Native' }));
  cleanup();
  renderGroup(null);
  screen.getByRole('radiogroup').focus();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Cascade wallet' }));
});

it('is invalid with an error', () => {
  renderGroup(null);
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
});
