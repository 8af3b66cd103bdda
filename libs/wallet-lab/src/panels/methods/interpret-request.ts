import type { RpcRequest, WalletMethodId } from '@onepoint/wallet/methods';
import { getAddress, isAddressEqual, type Address, type EIP1193Provider, type Hex, type TypedDataDefinition } from 'viem';
import { z } from 'zod/mini';

/** Why a method is dangerous. Translation keys: `danger.<name>` in the `methods` namespace. */
type Danger = 'blindSignature' | 'decrypts' | 'nodeKeys' | 'chainState';

const dangers: Readonly<Record<string, Danger>> = {
  // Signing a hash hides what is signed: the signature may authorize a transaction.
  eth_sign: 'blindSignature',
  eth_signTransaction: 'blindSignature',
  eth_decrypt: 'decrypts',
  eth_getEncryptionPublicKey: 'decrypts',
  personal_unlockAccount: 'nodeKeys',
  personal_importRawKey: 'nodeKeys',
  personal_sendTransaction: 'nodeKeys',
};

/** Namespaces of development chains that can change balances and history. */
const chainState = /^(?:anvil|hardhat|evm|debug|admin|miner|tenderly)_/;

/** Finds why a method is dangerous; undefined if it is not. */
export function findDanger(method: string): Danger | undefined {
  if (Object.hasOwn(dangers, method)) return dangers[method];
  return chainState.test(method) ? 'chainState' : undefined;
}

export interface Spending {
  /** Without fees. */
  readonly valueWei: bigint;
  /** Empty for contract creations. */
  readonly recipients: readonly string[];
}

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/));
const call = z.object({ to: z.optional(z.nullable(z.string())), value: z.optional(quantity) });
const transactionParams = z.tuple([call], z.unknown());
const batchParams = z.tuple([z.object({ calls: z.array(call) })], z.unknown());

/** Methods that send transactions. Raw transactions are not decoded. */
const sendingMethods = new Set(['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendCalls', 'eth_sendRawTransaction']);

/** Reads what a request spends; undefined if it sends no transaction. */
export function readSpending({ method, params }: RpcRequest): Spending | undefined {
  if (!sendingMethods.has(method)) return undefined;
  const calls = callsOf(params);
  return {
    valueWei: calls.reduce((sum, { value }) => sum + BigInt(value ?? 0), 0n),
    recipients: [...new Set(calls.flatMap(({ to }) => (to === undefined || to === null ? [] : [to])))],
  };
}

function callsOf(params: unknown): readonly z.infer<typeof call>[] {
  const batch = batchParams.safeParse(params);
  if (batch.success) return batch.data[0].calls;
  const transaction = transactionParams.safeParse(params);
  return transaction.success ? [transaction.data[0]] : [];
}

interface SignatureCheck {
  readonly signer: Address;
  /** The account that was asked to sign. */
  readonly account: Address;
  readonly isOwn: boolean;
}

const hexSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const addressSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const personalSignParams = z.tuple([hexSchema, addressSchema], z.unknown());
const typedDataParams = z.tuple([addressSchema, z.string()], z.unknown());

/** Recovers the signer without a network call. Undefined for other methods and for signatures of contract accounts. */
export async function recoverSigner({ method, params }: RpcRequest, answer: unknown): Promise<SignatureCheck | undefined> {
  const signature = hexSchema.safeParse(answer);
  if (!signature.success) return undefined;
  const { recoverMessageAddress, recoverTypedDataAddress } = await import('viem');
  try {
    if (method === 'personal_sign') {
      const [raw, account] = personalSignParams.parse(params);
      return check(await recoverMessageAddress({ message: { raw: raw as Hex }, signature: signature.data as Hex }), account as Address);
    }
    if (method === 'eth_signTypedData_v4') {
      const [account, text] = typedDataParams.parse(params);
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

/** Decoded return value of a contract call. `empty` if there is no contract at the address. */
type ContractAnswer = { readonly kind: 'empty' } | { readonly kind: 'value'; readonly value: string };

/** One 32-byte ABI word. */
const word = /^0x[0-9a-f]{64}$/i;

/** Decodes the return value of a contract call that returns one number or one address. Undefined for any other request or result. */
export function readContractAnswer(methodId: WalletMethodId, { method }: RpcRequest, answer: unknown): ContractAnswer | undefined {
  if (method !== 'eth_call' || typeof answer !== 'string') return undefined;
  if (answer === '0x') return { kind: 'empty' };
  if (!word.test(answer)) return undefined;
  return { kind: 'value', value: methodId === 'erc721Owner' ? getAddress(`0x${answer.slice(-40)}`) : BigInt(answer).toString() };
}

/** Code of an account that delegates to another address (EIP-7702). */
const delegationCode = /^0xef0100([0-9a-f]{40})$/i;

/** The address whose code an account runs, null if it has no code. Undefined for contracts, and for any other request or result. */
export function readDelegation({ method }: RpcRequest, answer: unknown): Address | null | undefined {
  if (method !== 'eth_getCode' || typeof answer !== 'string') return undefined;
  if (answer === '0x') return null;
  const [, delegate] = delegationCode.exec(answer) ?? [];
  return delegate === undefined ? undefined : getAddress(`0x${delegate}`);
}

const receiptSchema = z.object({
  blockNumber: z.string().check(z.regex(/^0x[0-9a-f]+$/i)),
  status: z.optional(z.string()),
  contractAddress: z.optional(z.nullable(z.string())),
});

interface Receipt {
  /** Block number. */
  readonly block: string;
  readonly isSuccess: boolean;
  /** Address of the contract that the transaction created, if any. */
  readonly contract: string | null;
}

/** Gets a receipt from the wallet, because its chain may not be configured. Null until the transaction is included. */
export async function findReceipt(provider: EIP1193Provider, hash: string): Promise<Receipt | null> {
  const answer: unknown = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash as `0x${string}`] });
  const receipt = receiptSchema.safeParse(answer);
  if (!receipt.success) return null;
  const { blockNumber, status, contractAddress } = receipt.data;
  return { block: String(BigInt(blockNumber)), isSuccess: status !== '0x0', contract: contractAddress ?? null };
}
