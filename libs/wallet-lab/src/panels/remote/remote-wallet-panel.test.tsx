import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeLab, type FakeLab as Lab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { RemoteWalletPanel } from './remote-wallet-panel.tsx';

const button = (name: string): HTMLButtonElement => screen.getByRole('button', { name });
const press = (name: string): Promise<void> => userEvent.click(button(name));

async function startPairing(): Promise<Lab> {
  const lab = createFakeLab();
  render(
    <FakeLab lab={lab}>
      <RemoteWalletPanel />
    </FakeLab>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Start test phone' }));
  await screen.findByRole('region', { name: 'Phone' });
  // Enabled once the page has discovered the wallet.
  await waitFor(() => expect(button('Connect').disabled).toBe(false));
  await press('Connect');
  await screen.findByRole('img', { name: 'Pairing code' });
  return lab;
}

it('pairs, signs after an approval on the phone, and ends the session on the phone', async () => {
  const lab = await startPairing();
  await press('Scan code');
  await screen.findByText('This page wants to see your accounts.');
  await press('Approve');
  await screen.findByText('Session active');
  await screen.findByRole('button', { name: 'Disconnect' });

  const wallet = lab.remote.getWallet();
  const signature = wallet?.provider.request({ method: 'personal_sign', params: ['0x6869', wallet.phone.address] });
  const prompt = await screen.findByRole('group', { name: 'Waiting for approval' });
  expect(within(prompt).getByText('personal_sign needs your approval.')).toBeDefined();
  await press('Approve');
  expect(await signature).toMatch(/^0x/);

  await press('End session');
  expect(await screen.findByText('The phone ended the session.')).toBeDefined();
  await screen.findByRole('button', { name: 'Connect' });
});

it('explains a rejected pairing on both sides', async () => {
  await startPairing();
  await press('Scan code');
  await screen.findByText('This page wants to see your accounts.');
  await press('Reject');
  expect(await screen.findByText('The phone rejected the connection.')).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('4001');
});

it('refuses a wrong code and keeps what was typed', async () => {
  await startPairing();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Pairing URI' });
  await userEvent.type(field, 'wc:1');
  await press('Pair');
  expect(await screen.findByText('This code isn’t valid or has expired.')).toBeDefined();
  expect(field.value).toBe('wc:1');
});
