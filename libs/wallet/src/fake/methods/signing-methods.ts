import { validateTypedData, type Hex, type TypedDataDefinition } from 'viem';
import { z } from 'zod/mini';
import { FakeProviderRpcError } from '../fake-provider-rpc-error.ts';
import { addressSchema, authorize, hexSchema, parseParams, type FakeMethod } from '../fake-wallet-context.ts';

const messageParams = z.tuple([hexSchema, addressSchema], z.unknown());
const typedDataParams = z.tuple([addressSchema, z.union([z.string(), z.record(z.string(), z.unknown())])]);
const fieldsSchema = z.array(z.object({ name: z.string(), type: z.string() }));
const typedDataSchema = z.object({
  domain: z.looseObject({ chainId: z.optional(z.union([z.number(), z.string()])) }),
  types: z.record(z.string(), fieldsSchema),
  primaryType: z.string(),
  message: z.record(z.string(), z.unknown()),
});

const invalid = (reason: string): FakeProviderRpcError => new FakeProviderRpcError(-32_602, reason);

/** Signatures of messages (EIP-191) and typed data (EIP-712), made with the account's real key. */
export const signingMethods: Readonly<Record<string, FakeMethod>> = {
  personal_sign: (context, params) => {
    const [raw, address] = parseParams(messageParams, params);
    authorize(context, address);
    return context.account.signMessage({ message: { raw: raw as Hex } });
  },
  eth_signTypedData_v4: async (context, params) => {
    const [address, given] = parseParams(typedDataParams, params);
    authorize(context, address);
    const typedData = parseTypedData(given);
    const chainId = typedData.domain?.chainId;
    if (chainId !== undefined && Number(chainId) !== context.state.chainId)
      throw invalid('The domain is of another chain than the wallet is on');
    try {
      validateTypedData(typedData);
      return await context.account.signTypedData(typedData);
    } catch (error) {
      throw invalid(error instanceof Error ? error.message : 'The typed data has no hash');
    }
  },
};

function parseTypedData(given: unknown): TypedDataDefinition {
  const parsed = typedDataSchema.safeParse(typeof given === 'string' ? parseJson(given) : given);
  if (!parsed.success) throw invalid('The typed data is malformed');
  const { types, primaryType, message } = parsed.data;
  const lacks = (types[primaryType] ?? [{ name: '', type: '' }]).find((field) => !(field.name in message));
  if (lacks !== undefined) throw invalid(`The typed data lacks ${lacks.name === '' ? primaryType : lacks.name}`);
  return parsed.data as unknown as TypedDataDefinition;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('The typed data is not JSON');
  }
}
