import { mailTypedData } from './mail-typed-data.ts';

/** Typed data that is wrong in one way. */
export interface MalformedTypedData {
  /** Also its texts: `malformed.<id>` in the `methods` namespace. */
  readonly id: 'notJson' | 'primaryTypeMissing' | 'typeUnknown' | 'fieldMissing' | 'addressInvalid' | 'integerTooLarge' | 'chainOther';
  /** Second parameter of `eth_signTypedData_v4`. */
  readonly typedData: string;
}

const changed = (chainId: number, change: (mail: ReturnType<typeof mailTypedData>) => object): string =>
  JSON.stringify(change(mailTypedData(chainId)));

/**
 * Data that a wallet must not sign: EIP-712 gives it no hash, or (another chain) asks the wallet to refuse.
 *
 * @param chainId chain the wallet is on
 */
export function malformedTypedData(chainId: number): readonly MalformedTypedData[] {
  return [
    { id: 'notJson', typedData: '{"types":' },
    { id: 'primaryTypeMissing', typedData: changed(chainId, (mail) => ({ ...mail, primaryType: 'Letter' })) },
    {
      id: 'typeUnknown',
      typedData: changed(chainId, (mail) => ({ ...mail, types: { ...mail.types, Mail: [{ name: 'contents', type: 'Parcel' }] } })),
    },
    { id: 'fieldMissing', typedData: changed(chainId, (mail) => ({ ...mail, message: { contents: 'Hello, Bob!' } })) },
    {
      id: 'addressInvalid',
      typedData: changed(chainId, (mail) => ({ ...mail, message: { ...mail.message, to: { name: 'Bob', wallet: '0xB0B' } } })),
    },
    {
      id: 'integerTooLarge',
      typedData: changed(chainId, (mail) => ({
        ...mail,
        types: { ...mail.types, Mail: [{ name: 'contents', type: 'uint8' }] },
        message: { contents: '256' },
      })),
    },
    { id: 'chainOther', typedData: JSON.stringify(mailTypedData(chainId + 1)) },
  ];
}
