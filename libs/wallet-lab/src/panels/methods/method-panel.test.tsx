import { fakeWalletPresets, type FakeWalletOptions } from '@onepoint/fake-wallets';
import { findWalletMethod, type WalletMethodId } from '@onepoint/wallet/methods';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createFakeLab } from '../../testing/create-fake-lab.ts';
import { FakeLab } from '../../testing/fake-lab.tsx';
import { MethodPanel } from './method-panel.tsx';

const good: FakeWalletOptions = { ...fakeWalletPresets.good, isAuthorized: true };

function show(id: WalletMethodId, wallet: FakeWalletOptions | null = good, search: Readonly<Record<string, string>> = {}) {
  const method = findWalletMethod(id);
  if (method === undefined) throw new Error(`There is no method ${id}`);
  const lab = createFakeLab(wallet === null ? [] : [wallet]);
  render(
    <FakeLab lab={lab} place={{ section: 'methods', item: id, search }}>
      <MethodPanel method={method} />
    </FakeLab>,
  );
  const requestedMethods = (): readonly string[] =>
    lab.log.getRecords().flatMap((record) => (record.kind === 'request' ? [record.method] : []));
  return { requestedMethods, lab };
}

/** Presses the first button with this name. Buttons are enabled once the page has discovered the wallet. */
async function press(name: string | RegExp): Promise<void> {
  const button = await waitFor(() => {
    const [first] = screen.getAllByRole<HTMLButtonElement>('button', { name });
    if (first === undefined || first.disabled) throw new Error(`The button ${String(name)} is disabled`);
    return first;
  });
  await userEvent.click(button);
}
const send = () => press('Send');

it('sends the example and shows the signer', async () => {
  show('personalSign');
  await screen.findAllByText(/0xf39Fd6/);
  await send();
  expect(await screen.findByText(/^Signed by 0xf39Fd6.*, the requested account\.$/)).toBeDefined();
});

it('fills the form from the URL', async () => {
  show('raw', good, { method: 'eth_chainId', params: '[]' });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: 'Method' })).value).toBe('eth_chainId');
  await send();
  expect(await screen.findByText('"0x1"')).toBeDefined();
});

it('focuses an invalid field and sends no request', async () => {
  const { requestedMethods } = show('sendTransaction');
  const recipient = await screen.findByRole('textbox', { name: 'Recipient' });
  await userEvent.clear(recipient);
  await userEvent.type(recipient, '0x12');
  await send();
  expect(document.activeElement).toBe(recipient);
  expect(screen.getByText(/^Enter an address: 0x followed by 40 hex digits/)).toBeDefined();
  expect(screen.getByText('Enter valid values to see the code.')).toBeDefined();
  expect(requestedMethods()).not.toContain('eth_sendTransaction');
});

it('shows the error of the wallet', async () => {
  show('personalSign', { ...fakeWalletPresets.rejecting, isAuthorized: true });
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('WALLET_USER_REJECTED · 4001');
});

it('warns about a dangerous method', async () => {
  show('raw', good, { method: 'eth_sign', params: '[]' });
  expect(await screen.findByText('Dangerous method')).toBeDefined();
});

it('shows how the wallet handles malformed data', async () => {
  show('signTypedData');
  await press(/^Send: /);
  expect(await screen.findByText(/^(?:Rejected|Signed)/)).toBeDefined();
});

it('disables Send without a wallet and explains why', async () => {
  show('personalSign', null);
  expect(await screen.findByText(/^No wallet available/)).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});
