import { verifyMessage } from 'viem';
import { expect, it } from 'vitest';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { signWalletMessage } from './sign-wallet-message.ts';

it.each(['hello', '', 'Zwölf Boxkämpfer 🥊\nnächste Zeile', '0x00'])('returns a verifiable signature of %j', async (message) => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  const signed = await signWalletMessage(config, message);
  expect(signed).toMatchObject({ address: fakes[0]?.address, message, isVerified: true });
  expect(await verifyMessage(signed)).toBe(true);
});

it('throws WALLET_USER_REJECTED if the user rejects', async () => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  fakes[0]?.behave({ rejects: ['personal_sign'] });
  await expect(signWalletMessage(config, 'x')).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
});

it('throws WALLET_NOT_CONNECTED without a connection', async () => {
  const { config } = startWallets([]);
  await expect(signWalletMessage(config, 'x')).rejects.toMatchObject({ code: 'WALLET_NOT_CONNECTED' });
});

it.each([null, 42, {}, '', 'banana', '0x'])('throws WALLET_RESPONSE_INVALID if the wallet returns %j', async (value) => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  fakes[0]?.script({ method: 'personal_sign', reply: { kind: 'answer', value } });
  await expect(signWalletMessage(config, 'x')).rejects.toMatchObject({ code: 'WALLET_RESPONSE_INVALID' });
});
