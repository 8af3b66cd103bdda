import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { ConformancePanel } from './conformance-panel.tsx';

const show = (wallets: Parameters<typeof FakeLab>[0]['wallets'], item?: string) =>
  render(
    <FakeLab wallets={wallets ?? []} place={{ section: 'conformance', item }}>
      <ConformancePanel />
    </FakeLab>,
  );

it('shows an empty state without wallets', async () => {
  show([]);
  expect(await screen.findByRole('heading', { name: 'No wallet to test' })).toBeDefined();
});

it('checks the wallet from the URL and reports its faults', async () => {
  show([{ name: 'Fine' }, { name: 'Lame', rdns: 'com.lame', hasRemoveListener: false }], 'com.lame');
  expect((await screen.findByLabelText<HTMLSelectElement>('Wallet')).selectedOptions[0]?.text).toBe('Lame');
  await userEvent.click(screen.getByRole('button', { name: 'Run tests' }));
  expect(await screen.findByRole('heading', { name: /^Lame: \d+ passed, [1-9]\d* failed$/ })).toBeDefined();
  await userEvent.click(screen.getByText('The provider has on and removeListener.'));
  expect(await screen.findByRole('region', { name: 'Evidence' })).toBeDefined();
});

it('distinguishes wallets that share an rdns', async () => {
  show([
    { id: 'one', name: 'One', rdns: 'com.twin' },
    { id: 'two', name: 'Two', rdns: 'com.twin' },
  ]);
  const select = await screen.findByLabelText<HTMLSelectElement>('Wallet');
  await userEvent.selectOptions(select, 'Two');
  expect(select.selectedOptions[0]?.text).toBe('Two');
  await userEvent.selectOptions(select, 'One');
  expect(select.selectedOptions[0]?.text).toBe('One');
});

it('shows no report after Cancel', async () => {
  show([{ name: 'Slow', behavior: { answerDelayMs: 3_000 } }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Run tests' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.queryByText(/passed/)).toBeNull();
});

it('needs a confirmation for checks that spend gas', async () => {
  show([{ name: 'Fine' }]);
  await userEvent.selectOptions(await screen.findByLabelText('Prompts allowed'), 'User prompts and transactions');
  const run = screen.getByRole('button', { name: 'Run tests' });
  expect(run.hasAttribute('disabled')).toBe(true);
  await userEvent.click(screen.getByRole('checkbox'));
  expect(run.hasAttribute('disabled')).toBe(false);
});
