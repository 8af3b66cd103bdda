import { isAddress } from 'viem';
import { z } from 'zod/mini';

/** How a parameter is typed in, and what is accepted. Values are texts, as people type them. */
export type MethodFieldKind = 'text' | 'multiline' | 'address' | 'hex' | 'integer' | 'amount' | 'chainId' | 'url' | 'json';

export interface MethodField {
  readonly kind: MethodFieldKind;
  /** An empty text is accepted. Default false. */
  readonly isOptional?: boolean;
}

export type MethodFields = Readonly<Record<string, MethodField>>;

/** No wallet shows more; longer values only freeze pages. */
const charactersMax = 100_000;

const bounded = z.string().check(z.maxLength(charactersMax));
const isChainId = (value: string): boolean => /^[1-9]\d*$/.test(value) && Number.isSafeInteger(Number(value));
const isWebUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

const schemas = {
  text: bounded.check(z.minLength(1)),
  multiline: bounded,
  /** EIP-55: lower case, or the right checksum. */
  address: bounded.check(z.refine((value) => isAddress(value))),
  /** Whole bytes. */
  hex: bounded.check(z.regex(/^0x(?:[0-9a-fA-F]{2})*$/)),
  /** Fits 256 bits. */
  integer: bounded.check(z.regex(/^\d{1,78}$/)),
  /** Of a currency with 18 decimals, like all of the wallet chains'. */
  amount: bounded.check(z.regex(/^\d{1,60}(?:\.\d{1,18})?$/)),
  chainId: bounded.check(z.refine(isChainId)),
  url: bounded.check(z.refine(isWebUrl)),
  json: bounded.check(z.refine(isJson)),
} as const satisfies Record<MethodFieldKind, z.ZodMiniType<string, string>>;

/** Accepts what {@link MethodFields} describe: an object of texts, one per field, nothing else. */
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
