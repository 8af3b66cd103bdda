import { walletErrorCodes, type WalletErrorCode } from '@onepoint/wallet';
import { expect, it } from 'vitest';
import { provokeError } from './provoke-error.ts';

it.each(Object.keys(walletErrorCodes) as WalletErrorCode[])('triggers %s', async (code) => {
  expect(await provokeError(code)).toMatchObject({ code, message: expect.stringMatching(/\S/) as string });
});
