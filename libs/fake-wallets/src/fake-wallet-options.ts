import type { Hex } from 'viem';

type UnknownChainAnswer = 'code' | 'nested-code' | 'message';

/** Behavior of a fake wallet, changeable at any time with `behave`. */
export interface FakeWalletBehavior {
  /** Methods that the user rejects (4001); `all` rejects every method that prompts. */
  readonly rejects: 'all' | readonly string[];
  readonly answerDelayMs: number;
  /** How a switch to an unknown chain fails: top-level 4902, 4902 in `data.originalError`, or only in the message. */
  readonly unknownChainAnswer: UnknownChainAnswer;
  /** Whether the wallet switches to a chain after adding it. */
  readonly switchesAfterAdding: boolean;
  /** Where an approved switch leads: to the requested chain, nowhere, or always to this chain id. */
  readonly switchesTo: 'asked' | 'nowhere' | number;
  /** Whether a chain change emits `chainChanged`. */
  readonly announcesChain: boolean;
  /** Another prompt is open: every method that prompts fails with -32002. */
  readonly isPending: boolean;
  readonly neverAnswers: readonly string[];
  /** Methods during which the wallet emits `disconnect` and fails with 4900. */
  readonly disconnectsDuring: readonly string[];
  /** The user rejects the upgrade to a smart account (5750 if a batch requires it). */
  readonly rejectsUpgrade: boolean;
}

/** Plain data, so that tests can send it into a page. */
export interface FakeWalletOptions {
  readonly name?: string;
  /** Reverse domain name. */
  readonly rdns?: string;
  /** Identifies the wallet in storage and the page. Default: the rdns, which twins share. */
  readonly id?: string;
  /** Default: a new one for each wallet. */
  readonly uuid?: string;
  readonly icon?: string;
  /** Key of the first account. Default: the first well-known key, which local chains fund. */
  readonly privateKey?: Hex;
  /** Keys of the other accounts. Default: the remaining well-known keys. */
  readonly otherPrivateKeys?: readonly Hex[];
  /** Initial chain. Default 1. */
  readonly chainId?: number;
  /** Chains it can switch to without adding them. Default: the initial chain. */
  readonly knownChainIds?: readonly number[];
  /** Whether the page starts with permission. Default false. */
  readonly isAuthorized?: boolean;
  /** Starts locked: no account is visible, and account requests wait until it is unlocked. Default false. */
  readonly isLocked?: boolean;
  /** RPC URLs by chain id. Without one, requests to the chain fail with 4200. */
  readonly rpcUrls?: Readonly<Record<number, string>>;
  /** Default `announced` (EIP-6963). `injected` is a plain EIP-1193 object at `window.ethereum`. */
  readonly discovery?: 'announced' | 'injected' | 'both';
  /** Delay of each announcement. Default 0. */
  readonly announceDelayMs?: number;
  /**
   * Whether its accounts become smart accounts with their first batch (EIP-7702), which makes batches atomic (EIP-5792). Needs an RPC URL of a chain
   * with the Prague upgrade. Default false.
   */
  readonly canUpgrade?: boolean;
  readonly hasRemoveListener?: boolean;
  readonly behavior?: Partial<FakeWalletBehavior>;
}

/** Behavior of a correct wallet. */
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
  rejectsUpgrade: false,
};
