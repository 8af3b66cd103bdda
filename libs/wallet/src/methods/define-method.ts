import { isAddress, type Address } from 'viem';
import { z } from 'zod/mini';
import { writeCode, type CodeLibrary, type CodeSample } from './write-code.ts';

export interface MethodContext {
  readonly account: Address;
  /** The wallet's current chain. */
  readonly chainId: number;
  /** Origin of the page, `https://example.com`. Sign-in messages are bound to it. */
  readonly origin: string;
  /** Timestamp of a sign-in message. */
  readonly issuedAt: Date;
  /** At least 8 letters and digits, used once (EIP-4361). Create it with `generateSiweNonce` of `viem/siwe`. */
  readonly nonce: string;
}

/** Argument of `provider.request`. */
export interface RpcRequest {
  readonly method: string;
  readonly params?: readonly unknown[] | object;
}

export type MethodValues = Readonly<Record<string, string>>;

type MethodGroup = 'account' | 'signing' | 'transaction' | 'contract' | 'batch' | 'chain' | 'asset' | 'permission' | 'raw';

/** A wallet method of the playground: its form, its request, and code samples. */
export interface WalletMethod<Id extends string = string> {
  /** Translation keys: `catalogue.<id>.title` and `.description` in the `methods` namespace. */
  readonly id: Id;
  readonly group: MethodGroup;
  /** JSON-RPC method; null if the user types it. */
  readonly rpcMethod: string | null;
  readonly eip: number | undefined;
  /** In form order. Labels: `fields.<name>` in the `methods` namespace. */
  readonly fields: MethodFields;
  /** Validates the form's values, one string per field. */
  readonly schema: z.ZodMiniType<MethodValues>;
  /** Initial form values that work as they are. */
  readonly example: (context: MethodContext) => MethodValues;
  /**
   * Builds the request.
   *
   * @throws {z.core.$ZodError} for values that `schema` rejects
   * @throws {BaseError} viem's, for errors across fields: an invalid sign-in message, arguments that do not match the contract
   */
  readonly toRequest: (values: MethodValues, context: MethodContext) => RpcRequest;
  /** Complete programs, one per library. A test runs each of them. */
  readonly toCode: (values: MethodValues, context: MethodContext) => Readonly<Record<CodeLibrary, string>>;
}

/** Input type and validation of a parameter. Values are strings, as typed. */
export type MethodFieldKind = 'text' | 'multiline' | 'address' | 'hex' | 'integer' | 'amount' | 'chainId' | 'url' | 'json';

export interface MethodField {
  readonly kind: MethodFieldKind;
  /** Accepts an empty string. Default false. */
  readonly isOptional?: boolean;
}

export type MethodFields = Readonly<Record<string, MethodField>>;

/** Longer values freeze pages, and no wallet displays them. */
const charactersMax = 100_000;

const bounded = z.string().check(z.maxLength(charactersMax));
const isChainId = (value: string): boolean => /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value));
const isWebUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const schemas = {
  text: bounded.check(z.minLength(1)),
  multiline: bounded,
  /** Lower case or a valid checksum (EIP-55). */
  address: bounded.check(z.refine((value) => isAddress(value))),
  /** Whole bytes. */
  hex: bounded.check(z.regex(/^0x(?:[0-9a-fA-F]{2})*$/)),
  /** Fits 256 bits. */
  integer: bounded.check(z.regex(/^\d{1,78}$/)),
  /** All wallet chains have currencies with 18 decimals. */
  amount: bounded.check(z.regex(/^\d{1,60}(?:\.\d{1,18})?$/)),
  chainId: bounded.check(z.refine(isChainId)),
  url: bounded.check(z.refine(isWebUrl)),
  json: bounded.check(z.refine(isJson)),
} as const satisfies Record<MethodFieldKind, z.ZodMiniType<string, string>>;

/** Schema of an object with one string per field. */
export function createFieldsSchema<Fields extends MethodFields>(fields: Fields): z.ZodMiniType<Record<keyof Fields & string, string>> {
  const shape = Object.entries(fields).map(([name, { kind, isOptional }]) => {
    const schema = schemas[kind];
    return [name, isOptional ? z.union([z.literal(''), schema]) : schema] as const;
  });
  return z.object(Object.fromEntries(shape)) as unknown as z.ZodMiniType<Record<keyof Fields & string, string>>;
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

type ValuesOf<Fields extends MethodFields> = Readonly<Record<keyof Fields & string, string>>;

export interface MethodDefinition<Id extends string, Fields extends MethodFields> {
  readonly id: Id;
  readonly group: MethodGroup;
  readonly rpcMethod: string | null;
  readonly eip?: number;
  readonly fields: Fields;
  readonly example: (context: MethodContext) => ValuesOf<Fields>;
  readonly toRequest: (values: ValuesOf<Fields>, context: MethodContext) => RpcRequest;
  /** The method's own lines; `writeCode` adds imports and clients. */
  readonly samples: (values: ValuesOf<Fields>, context: MethodContext) => Readonly<Record<CodeLibrary, CodeSample>>;
}

/** Creates a {@link WalletMethod} whose callbacks get values typed by its fields. */
export function defineMethod<const Id extends string, const Fields extends MethodFields>(
  definition: MethodDefinition<Id, Fields>,
): WalletMethod<Id> {
  const { id, group, rpcMethod, eip, fields } = definition;
  const schema = createFieldsSchema(fields);
  const parse = (values: MethodValues): ValuesOf<Fields> => schema.parse(values);
  return {
    id,
    group,
    rpcMethod,
    eip,
    fields,
    schema,
    example: definition.example,
    toRequest: (values, context) => definition.toRequest(parse(values), context),
    toCode: (values, context) => {
      const { viem, wagmi, ethers } = definition.samples(parse(values), context);
      return {
        viem: writeCode('viem', viem, context),
        wagmi: writeCode('wagmi', wagmi, context),
        ethers: writeCode('ethers', ethers, context),
      };
    },
  };
}
