import type { RpcRequest } from '@onepoint/wallet/methods';
import { isAddressEqual, type Address, type Hex, type TypedDataDefinition } from 'viem';
import { z } from 'zod/mini';

export interface SignatureCheck {
  /** Whom the signature belongs to. */
  readonly signer: Address;
  /** Who was asked to sign. */
  readonly account: Address;
  readonly isOwn: boolean;
}

const hex = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const address = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const personal = z.tuple([hex, address], z.unknown());
const typed = z.tuple([address, z.string()], z.unknown());

/**
 * Recovers who signed, from the request and its answer, without a network call. Undefined for what is no signature of one key:
 * another method, or a contract account's.
 */
export async function recoverSigner({ method, params }: RpcRequest, answer: unknown): Promise<SignatureCheck | undefined> {
  const signature = hex.safeParse(answer);
  if (!signature.success) return undefined;
  const { recoverMessageAddress, recoverTypedDataAddress } = await import('viem');
  try {
    if (method === 'personal_sign') {
      const [raw, account] = personal.parse(params);
      return check(await recoverMessageAddress({ message: { raw: raw as Hex }, signature: signature.data as Hex }), account as Address);
    }
    if (method === 'eth_signTypedData_v4') {
      const [account, text] = typed.parse(params);
      const data = JSON.parse(text) as TypedDataDefinition;
      return check(await recoverTypedDataAddress({ ...data, signature: signature.data as Hex }), account as Address);
    }
    return undefined;
  } catch {
    return undefined;
  }
}

function check(signer: Address, account: Address): SignatureCheck {
  return { signer, account, isOwn: isAddressEqual(signer, account) };
}
