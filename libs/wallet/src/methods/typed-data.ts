import type { TypedDataDefinition } from 'viem';

/** The example of EIP-712, with the given chain in its domain. */
export function mailTypedData(chainId: number): TypedDataDefinition {
  return {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'version', type: 'string' },
        { name: 'chainId', type: 'uint256' },
        { name: 'verifyingContract', type: 'address' },
      ],
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallet', type: 'address' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'to', type: 'Person' },
        { name: 'contents', type: 'string' },
      ],
    },
    domain: { name: 'Ether Mail', version: '1', chainId, verifyingContract: '0xCcCCccccCCCCcCCCCCCcCcCccCcCCCcCcccccccC' },
    primaryType: 'Mail',
    message: {
      from: { name: 'Cow', wallet: '0xCD2a3d9F938E13CD947Ec05AbC7FE734Df8DD826' },
      to: { name: 'Bob', wallet: '0xbBbBBBBbbBBBbbbBbbBbbbbBBbBbbbbBbBbbBBbB' },
      contents: 'Hello, Bob!',
    },
  };
}

export interface MalformedTypedData {
  /** Translation keys: `malformed.<id>` in the `methods` namespace. */
  readonly id: 'notJson' | 'primaryTypeMissing' | 'typeUnknown' | 'fieldMissing' | 'addressInvalid' | 'integerTooLarge' | 'chainOther';
  readonly typedData: string;
}

const changed = (chainId: number, change: (mail: ReturnType<typeof mailTypedData>) => object): string =>
  JSON.stringify(change(mailTypedData(chainId)));

/**
 * Typed data that a wallet must refuse to sign: EIP-712 defines no hash for it, or its domain is of another chain.
 *
 * @param chainId the wallet's current chain
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
