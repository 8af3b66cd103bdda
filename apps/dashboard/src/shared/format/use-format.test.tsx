import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../test/render-screen.tsx';
import { useFormat } from './use-format.ts';

function Sum({ decimal }: { decimal: string }) {
  return <p>{useFormat().roundMoney(decimal)}</p>;
}

test.each([
  ['36.13473786', '$36.13'],
  ['0', '$0.00'],
  ['0.0003744', '< $0.01'],
])('rounds %s dollars to %s', async (decimal, text) => {
  renderScreen(<Sum decimal={decimal} />);
  expect(await screen.findByText(text)).toBeTruthy();
});
