import { verifyTypedData } from 'viem';
import { expect, it } from 'vitest';
import { malformedTypedData } from '../methods/typed-data/malformed-typed-data.ts';
import { mailTypedData } from '../methods/typed-data/mail-typed-data.ts';
import { findWallet, startWallets } from '../testing/start-wallets.ts';
import { connectWallet } from './connect-wallet.ts';
import { signWalletTypedData } from './sign-wallet-typed-data.ts';

const connected = async () => {
  const { config, fakes } = startWallets([{ name: 'A' }]);
  await connectWallet(config, await findWallet(config, 'A'));
  return { config, fake: fakes[0] };
};

it('signs typed data so that anybody can verify it', async () => {
  const { config, fake } = await connected();
  const typedData = mailTypedData(1);
  const signed = await signWalletTypedData(config, typedData);
  expect(signed).toMatchObject({ address: fake?.address, isVerified: true });
  expect(await verifyTypedData({ ...typedData, ...signed })).toBe(true);
});

it('says who refused, and that nothing is connected', async () => {
  const { config, fake } = await connected();
  fake?.behave({ rejects: ['eth_signTypedData_v4'] });
  await expect(signWalletTypedData(config, mailTypedData(1))).rejects.toMatchObject({ code: 'WALLET_USER_REJECTED' });
  const { config: nobody } = startWallets([]);
  await expect(signWalletTypedData(nobody, mailTypedData(1))).rejects.toMatchObject({ code: 'WALLET_NOT_CONNECTED' });
});

it.each(malformedTypedData(1))('a wallet that does as it should refuses malformed data: $id', async ({ typedData }) => {
  const { fake } = await connected();
  const params = [fake?.address, typedData];
  await expect(fake?.provider.request({ method: 'eth_signTypedData_v4', params } as never)).rejects.toMatchObject({ code: -32_602 });
});
