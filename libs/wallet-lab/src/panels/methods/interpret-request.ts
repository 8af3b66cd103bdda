import type { RpcRequest, WalletMethodId } from '@onepoint/wallet/methods';
import { getAddress, isAddressEqual, type Address, type EIP1193Provider, type Hex, type TypedDataDefinition } from 'viem';
import { z } from 'zod/mini';

/** Why a method is dangerous; the name of its text in `methods:danger`. */
type Danger = 'blindSignature' | 'decrypts' | 'nodeKeys' | 'chainState';

const dangers: Readonly<Record<string, Danger>> = {
  // A hash says nothing of what is signed: the same signature may authorise a transaction.
  eth_sign: 'blindSignature',
  eth_signTransaction: 'blindSignature',
  eth_decrypt: 'decrypts',
  eth_getEncryptionPublicKey: 'decrypts',
  personal_unlockAccount: 'nodeKeys',
  personal_importRawKey: 'nodeKeys',
  personal_sendTransaction: 'nodeKeys',
};

/** Namespaces of local development chains: they change balances and history at will. */
const chainState = /^(?:anvil|hardhat|evm|debug|admin|miner|tenderly)_/;

/** Undefined for a method that asks for nothing unusual. */
export function findDanger(method: string): Danger | undefined {
  if (Object.hasOwn(dangers, method)) return dangers[method];
  return chainState.test(method) ? 'chainState' : undefined;
}

/** What a request takes from an account, as far as it says so. */
export interface Spending {
  /** Of the chain's own currency, in its smallest unit. Fees come on top. */
  readonly valueWei: bigint;
  /** Addresses that are called or paid; empty where a contract is created. */
  readonly recipients: readonly string[];
}

const quantity = z.string().check(z.regex(/^0x[0-9a-fA-F]{1,64}$/));
const call = z.object({ to: z.optional(z.nullable(z.string())), value: z.optional(quantity) });
const transactionParams = z.tuple([call], z.unknown());
const batchParams = z.tuple([z.object({ calls: z.array(call) })], z.unknown());

/** Methods after which something is on a chain. What a signed transaction holds is not looked into. */
const sendingMethods = new Set(['eth_sendTransaction', 'wallet_sendTransaction', 'wallet_sendCalls', 'eth_sendRawTransaction']);

/** Undefined for a request that sends nothing to a chain. */
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
  /** Whom the signature belongs to. */
  readonly signer: Address;
  /** Who was asked to sign. */
  readonly account: Address;
  readonly isOwn: boolean;
}

const hexSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]*$/));
const addressSchema = z.string().check(z.regex(/^0x[0-9a-fA-F]{40}$/));
const personalSignParams = z.tuple([hexSchema, addressSchema], z.unknown());
const typedDataParams = z.tuple([addressSchema, z.string()], z.unknown());

/**
 * Recovers who signed, from the request and its answer, without a network call. Undefined for what is no signature of one key:
 * another method, or a contract account's.
 */
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

/** What a contract's answer means: nothing was there to answer, or a value in words. */
type ContractAnswer = { readonly kind: 'empty' } | { readonly kind: 'value'; readonly value: string };

/** One word of the ABI: 32 bytes. */
const word = /^0x[0-9a-f]{64}$/i;

/** Reads the answer of a contract's function that returns one number or one address. Undefined for any other request or answer. */
export function readContractAnswer(methodId: WalletMethodId, { method }: RpcRequest, answer: unknown): ContractAnswer | undefined {
  if (method !== 'eth_call' || typeof answer !== 'string') return undefined;
  if (answer === '0x') return { kind: 'empty' };
  if (!word.test(answer)) return undefined;
  return { kind: 'value', value: methodId === 'erc721Owner' ? getAddress(`0x${answer.slice(-40)}`) : BigInt(answer).toString() };
}

const receiptSchema = z.object({
  blockNumber: z.string().check(z.regex(/^0x[0-9a-f]+$/i)),
  status: z.optional(z.string()),
  contractAddress: z.optional(z.nullable(z.string())),
});

/** What became of a transaction. */
interface Receipt {
  /** Number of the block that includes it. */
  readonly block: string;
  /** False where the transaction was included and failed. */
  readonly isSuccess: boolean;
  /** Address of the contract that it created; null where it created none. */
  readonly contract: string | null;
}

/**
 * Asks the wallet itself, as the chain may be none that this page reads. Null while no block includes the transaction; rejects with what
 * the wallet refuses with.
 */
export async function findReceipt(provider: EIP1193Provider, hash: string): Promise<Receipt | null> {
  const answer: unknown = await provider.request({ method: 'eth_getTransactionReceipt', params: [hash as `0x${string}`] });
  const receipt = receiptSchema.safeParse(answer);
  if (!receipt.success) return null;
  const { blockNumber, status, contractAddress } = receipt.data;
  return { block: String(BigInt(blockNumber)), isSuccess: status !== '0x0', contract: contractAddress ?? null };
}
