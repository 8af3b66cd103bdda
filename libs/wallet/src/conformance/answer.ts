/** What came of one request. */
export type Answer =
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: ProviderErrorFacts }
  /** `request` itself threw, instead of returning a promise that rejects. */
  | { readonly kind: 'thrown'; readonly error: ProviderErrorFacts }
  /** `request` returned something else than a promise. */
  | { readonly kind: 'not-a-promise'; readonly value: unknown }
  | { readonly kind: 'no-answer'; readonly afterMs: number };

/** What an error says of itself. */
export interface ProviderErrorFacts {
  readonly code: unknown;
  readonly message: unknown;
}

/** EIP-1193's and JSON-RPC's ways to say "I do not know this method". */
const unsupportedCodes: readonly unknown[] = [4200, -32_601, -32_004];

/** Whether the wallet says that it does not offer a method: then nothing about the method can be judged. */
export function isUnsupported(answer: Answer): boolean {
  return answer.kind === 'error' && unsupportedCodes.includes(answer.error.code);
}

/** Whether it is the person's doing that there is no result: declined, busy with another window, or not there. */
export function isLeftToPerson(answer: Answer): boolean {
  return answer.kind === 'no-answer' || (answer.kind === 'error' && (answer.error.code === 4001 || answer.error.code === -32_002));
}

/** Reads code and message of anything that can be thrown. */
export function factsOf(error: unknown): ProviderErrorFacts {
  if (typeof error !== 'object' || error === null) return { code: undefined, message: String(error) };
  return { code: Reflect.get(error, 'code') as unknown, message: Reflect.get(error, 'message') as unknown };
}
