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
}

/** All of it is plain data, so that it can be sent into a page. */
export interface FakeWalletOptions {
  readonly name?: string;
  /** Reverse domain name; also what the wallet remembers its state under. */
  readonly rdns?: string;
  /** Default: a new one for every wallet, as EIP-6963 asks for. */
  readonly uuid?: string;
  /** Data URI. */
  readonly icon?: string;
  /** Key of the account. Default: the first of the well-known keys that local chains give money to. */
  readonly privateKey?: Hex;
  /** Chain the wallet starts on. Default 1. */
  readonly chainId?: number;
  /** Chains it can switch to without adding. Default: the one it starts on. */
  readonly knownChainIds?: readonly number[];
  /** Whether the page already has permission. Default false. */
  readonly isAuthorized?: boolean;
  /** Where requests that only read a chain go, by chain id. Without an address they are answered 4200. */
  readonly rpcUrls?: Readonly<Record<number, string>>;
  /** The wallet announces itself this much after it was asked to. Default 0. */
  readonly announceDelayMs?: number;
  readonly behavior?: Partial<FakeWalletBehavior>;
}

/**
 * Keys that Hardhat, Foundry and their documentation publish ("test test … junk"). Never send real money to them.
 *
 * @see https://getfoundry.sh/anvil/overview
 */
export const wellKnownPrivateKeys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
  '0x5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a',
  '0x7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6',
] as const;
