import { mailTypedData } from '@onepoint/wallet/methods';
import { stringToHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import { recoverSigner } from './recover-signer.ts';

const account = privateKeyToAccount(generatePrivateKey());
const other = privateKeyToAccount(generatePrivateKey());

it('recovers who signed a message', async () => {
  const request = { method: 'personal_sign', params: [stringToHex('grüße'), account.address] };
  expect(await recoverSigner(request, await account.signMessage({ message: 'grüße' }))).toMatchObject({
    isOwn: true,
    signer: account.address,
  });
  expect(await recoverSigner(request, await other.signMessage({ message: 'grüße' }))).toMatchObject({
    isOwn: false,
    signer: other.address,
  });
});

it('recovers who signed typed data', async () => {
  const data = mailTypedData(1);
  const signature = await account.signTypedData(data);
  const request = { method: 'eth_signTypedData_v4', params: [account.address, JSON.stringify(data)] };
  expect(await recoverSigner(request, signature)).toMatchObject({ isOwn: true });
});

it.each([null, 'yes', '0x', '0x1234'])('finds no signer in %j', async (answer) => {
  expect(await recoverSigner({ method: 'personal_sign', params: ['0x', account.address] }, answer)).toBeUndefined();
});
