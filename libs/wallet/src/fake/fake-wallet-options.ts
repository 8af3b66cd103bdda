import type { Hex } from 'viem';

/** What a fake wallet does when asked to switch to a chain it does not know. */
export type UnknownChainAnswer = 'code' | 'nested-code' | 'message';

/** How a fake wallet behaves. Everything can be changed while it runs. */
export interface FakeWalletBehavior {
  /** Methods the person behind the wallet refuses (4001); `all` refuses each that would ask a person. */
  readonly rejects: 'all' | readonly string[];
  /** Every answer comes this much later. */
  readonly answerDelayMs: number;
  /** How an unknown chain is refused: 4902 on top, 4902 inside `data.originalError`, or only the words. */
  readonly unknownChainAnswer: UnknownChainAnswer;
  /** Whether the wallet goes to a chain that it was asked to add. */
  readonly switchesAfterAdding: boolean;
  /** Where a switch that was agreed to leads: to the chain asked for, nowhere, or always to this chain id. */
  readonly switchesTo: 'asked' | 'nowhere' | number;
  /** Whether a change of the chain is announced by `chainChanged`. */
  readonly announcesChain: boolean;
  /** A window of the wallet is open: whatever would ask a person is refused with -32002. */
  readonly isPending: boolean;
  /** Methods that are never answered. */
  readonly neverAnswers: readonly string[];
  /** Methods during which the wallet loses its connection: it emits `disconnect`, and the request ends with 4900. */
  readonly disconnectsDuring: readonly string[];
}

/** All of it is plain data, so that it can be sent into a page. */
export interface FakeWalletOptions {
  readonly name?: string;
  /** Reverse domain name. */
  readonly rdns?: string;
  /** What a page and the wallet's memory know it by. Default: the rdns, which twins share. */
  readonly id?: string;
  /** Default: a new one for every wallet, as EIP-6963 asks for. */
  readonly uuid?: string;
  /** Data URI. */
  readonly icon?: string;
  /** Key of the first account. Default: the first of the well-known keys that local chains give money to. */
  readonly privateKey?: Hex;
  /** Keys of the accounts after it, which the person can change to. Default: the rest of the well-known keys. */
  readonly otherPrivateKeys?: readonly Hex[];
  /** Chain the wallet starts on. Default 1. */
  readonly chainId?: number;
  /** Chains it can switch to without adding. Default: the one it starts on. */
  readonly knownChainIds?: readonly number[];
  /** Whether the page already has permission. Default false. */
  readonly isAuthorized?: boolean;
  /** Whether it starts locked: it shows no account, and answers a request for one when it is unlocked. Default false. */
  readonly isLocked?: boolean;
  /** Where what a chain answers goes, by chain id. Without an address it is answered 4200. */
  readonly rpcUrls?: Readonly<Record<number, string>>;
  /** How the page finds it. Default `announced` (EIP-6963); `injected` is a plain EIP-1193 object at `window.ethereum`. */
  readonly discovery?: 'announced' | 'injected' | 'both';
  /** The wallet announces itself this much after it was asked to. Default 0. */
  readonly announceDelayMs?: number;
  /** Whether the provider has `removeListener`. Default true. */
  readonly hasRemoveListener?: boolean;
  readonly behavior?: Partial<FakeWalletBehavior>;
}

/** A wallet that does what it should. */
export const goodBehavior: FakeWalletBehavior = {
  rejects: [],
  answerDelayMs: 0,
  unknownChainAnswer: 'code',
  switchesAfterAdding: true,
  switchesTo: 'asked',
  announcesChain: true,
  isPending: false,
  neverAnswers: [],
  disconnectsDuring: [],
};
