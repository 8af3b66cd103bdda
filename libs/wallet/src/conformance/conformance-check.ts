import type { WalletAnnouncement } from './announcement-checks.ts';

export const conformanceEips = [1193, 1102, 6963, 2255, 3085, 3326, 5792] as const;

export type ConformanceEip = (typeof conformanceEips)[number];

/** Requirement levels of RFC 2119. */
export type ConformanceLevel = 'must' | 'should';

/** `skip`: not supported, or nothing happened to judge. `needs-person`: not run because it would prompt the user. */
export type ConformanceVerdict = 'pass' | 'fail' | 'skip' | 'needs-person';

/** What a check involves: nothing visible, a prompt to the user, or a prompt and the chain (spends gas). */
export type ConformanceReach = 'none' | 'user' | 'chain';

export interface CheckOutcome {
  readonly verdict: ConformanceVerdict;
  readonly evidence: unknown;
}

export interface ConformanceCheck<Id extends string = string> {
  /** Translation key: `conformance.checks.<id>` in the `provider` namespace. */
  readonly id: Id;
  readonly eip: ConformanceEip;
  readonly level: ConformanceLevel;
  readonly reach: ConformanceReach;
  readonly run: (subject: ConformanceSubject) => CheckOutcome | Promise<CheckOutcome>;
}

/** Infers the literal type of `id`. */
export function defineCheck<const Id extends string>(check: ConformanceCheck<Id>): ConformanceCheck<Id> {
  return check;
}

export function judge(isRight: boolean, evidence: unknown): CheckOutcome {
  return { verdict: isRight ? 'pass' : 'fail', evidence };
}

export function skip(evidence: unknown): CheckOutcome {
  return { verdict: 'skip', evidence };
}

export interface SeenEvent {
  readonly event: string;
  readonly data: unknown;
}

export interface ConformanceChain {
  readonly id: number;
  readonly name: string;
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number };
  readonly rpcUrls: { readonly default: { readonly http: readonly string[] } };
}

export interface ConformanceSubject {
  /** The wallet's own object, not a proxy. */
  readonly provider: object;
  /** Sends a request; never throws. `prompt` allows the user more time, and sends the same request only once per run. */
  readonly ask: (method: string, params?: unknown, timeout?: 'short' | 'prompt') => Promise<Answer>;
  /** Calls `request` with arguments of any shape. */
  readonly askRaw: (args: unknown) => Promise<Answer>;
  /** Undefined if no announcements were collected. */
  readonly announcements: readonly WalletAnnouncement[] | undefined;
  readonly events: readonly SeenEvent[];
  readonly removedListenerCalls: () => number;
  /** Resolves with the first matching event, past or future, or undefined after one second. */
  readonly waitForEvent: (isSought: (seen: SeenEvent) => boolean) => Promise<SeenEvent | undefined>;
  /** A chain other than the wallet's initial one. */
  readonly otherChain: () => Promise<ConformanceChain | undefined>;
}

export type Answer =
  | { readonly kind: 'result'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: ProviderErrorFacts }
  /** `request` threw instead of returning a promise that rejects. */
  | { readonly kind: 'thrown'; readonly error: ProviderErrorFacts }
  | { readonly kind: 'not-a-promise'; readonly value: unknown }
  | { readonly kind: 'no-answer'; readonly afterMs: number };

interface ProviderErrorFacts {
  readonly code: unknown;
  readonly message: unknown;
}

/** "Unsupported method" in EIP-1193 and JSON-RPC. */
const unsupportedCodes: readonly unknown[] = [4200, -32_601, -32_004];

/** Whether the wallet does not support the method, so that there is nothing to judge. */
export function isUnsupported(answer: Answer): boolean {
  return answer.kind === 'error' && unsupportedCodes.includes(answer.error.code);
}

/** Whether the user is the reason for the missing result: rejected, another prompt open, or no reaction. */
export function isBlockedByUser(answer: Answer): boolean {
  return answer.kind === 'no-answer' || (answer.kind === 'error' && (answer.error.code === 4001 || answer.error.code === -32_002));
}

export function factsOf(error: unknown): ProviderErrorFacts {
  if (typeof error !== 'object' || error === null) return { code: undefined, message: String(error) };
  return { code: Reflect.get(error, 'code') as unknown, message: Reflect.get(error, 'message') as unknown };
}

const addressPattern = /^0x[0-9a-fA-F]{40}$/;
const quantityPattern = /^0x(?:0|[1-9a-fA-F][0-9a-fA-F]*)$/;

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** EIP-1193 does not require checksums. */
export function isAddressList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string' && addressPattern.test(item));
}

/** Hexadecimal number without leading zeros, as in JSON-RPC. */
export function isQuantity(value: unknown): value is string {
  return typeof value === 'string' && quantityPattern.test(value);
}

/** ProviderRpcError of EIP-1193: an integer code and a message. */
export function isProviderError(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const message: unknown = Reflect.get(value, 'message');
  return Number.isInteger(Reflect.get(value, 'code')) && typeof message === 'string' && message !== '';
}
