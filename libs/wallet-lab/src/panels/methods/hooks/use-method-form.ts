import type { MethodContext, MethodValues, RpcRequest, WalletMethod } from '@onepoint/wallet/methods';
import { BaseError } from 'viem';
import { useState } from 'react';

export interface MethodForm {
  readonly values: MethodValues;
  readonly setValue: (name: string, value: string) => void;
  /** Puts the example back. */
  readonly reset: () => void;
  /** Names of fields whose values are refused. */
  readonly invalid: ReadonlySet<string>;
  /** The request that the values make; undefined while they make none. */
  readonly request: RpcRequest | undefined;
  /** Why valid fields make no request together. */
  readonly refusal: string | undefined;
}

/**
 * The form of a method: the example, with what the address brought and what was typed in over it. The example follows the account
 * and the chain as long as nobody has typed.
 */
export function useMethodForm(method: WalletMethod, context: MethodContext, search: MethodValues = {}): MethodForm {
  const names = Object.keys(method.fields);
  const [typed, setTyped] = useState(() => Object.fromEntries(Object.entries(search).filter(([name]) => names.includes(name))));
  const values = { ...method.example(context), ...typed };
  const parsed = method.schema.safeParse(values);
  const invalid = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0])));
  return {
    values,
    setValue: (name, value) => setTyped({ ...typed, [name]: value }),
    reset: () => setTyped({}),
    invalid,
    ...(invalid.size > 0 ? { request: undefined, refusal: undefined } : makeRequest(method, values, context)),
  };
}

function makeRequest(method: WalletMethod, values: MethodValues, context: MethodContext): Pick<MethodForm, 'request' | 'refusal'> {
  try {
    return { request: method.toRequest(values, context), refusal: undefined };
  } catch (error) {
    const message = error instanceof BaseError ? error.shortMessage : error instanceof Error ? error.message : String(error);
    return { request: undefined, refusal: message };
  }
}
