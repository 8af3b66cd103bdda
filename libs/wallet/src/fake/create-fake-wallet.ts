import type { Address, EIP1193Provider } from 'viem';
import { answerRequest } from './answer-request.ts';
import { createFakeContext } from './create-fake-context.ts';
import { createFakeEmitter } from './fake-emitter.ts';
import { createFakeScript, type FakeWalletStep } from './fake-script.ts';
import { fakeWalletIcon } from './fake-wallet-icon.ts';
import { goodBehavior, type FakeWalletBehavior, type FakeWalletOptions } from './fake-wallet-options.ts';
import type { FakeWalletState, FakeWalletStorage } from './fake-wallet-state.ts';
import { announceFakeWallet, installFakeWallet, type FakeWalletInfo } from './install-fake-wallet.ts';
import { randomUuid } from './random-hex.ts';

export interface FakeWalletRequest {
  readonly method: string;
  readonly params: unknown;
}

export interface FakeWallet {
  /** What a page knows it by. */
  readonly id: string;
  /** Address of the first account. */
  readonly address: Address;
  /** Addresses of all accounts the person can choose. */
  readonly addresses: readonly Address[];
  readonly info: FakeWalletInfo;
  readonly provider: EIP1193Provider;
  /** Every request so far, oldest first. */
  readonly requests: readonly FakeWalletRequest[];
  /** Changes how it behaves from now on. */
  readonly behave: (change: Partial<FakeWalletBehavior>) => void;
  readonly getBehavior: () => FakeWalletBehavior;
  /** Says what the next requests of a method get. */
  readonly script: (step: FakeWalletStep) => void;
  /** Steps that were not used yet. */
  readonly listSteps: () => readonly FakeWalletStep[];
  /** What a person does inside the wallet: switch the chain, choose another account, lock it, revoke the page's permission. */
  readonly setState: (change: Partial<FakeWalletState>) => void;
  readonly getState: () => FakeWalletState;
  /** Emits an event of the provider, for what no state stands for: `disconnect`, `message`. */
  readonly emit: (event: string, data: unknown) => void;
  /** Announces the wallet (EIP-6963), now and whenever the page asks. Returns a function that stops it. */
  readonly announce: (target: Window) => () => void;
  /** Lets the page find it in the way `discovery` says. Returns a function that takes it away. */
  readonly install: (target: Window) => () => void;
}

/**
 * A wallet without a person: EIP-1193 and EIP-6963, real keys that really sign, a real chain where one is configured, and a script
 * of how to behave.
 *
 * @param storage where permission and chain outlive a reload, as they do in a real wallet. Default: nowhere.
 */
export function createFakeWallet(options: FakeWalletOptions = {}, storage?: FakeWalletStorage): FakeWallet {
  const { name = 'Test wallet', rdns = 'test.onepoint.wallet', icon = fakeWalletIcon, id = rdns } = options;
  const info = Object.freeze({ uuid: options.uuid ?? randomUuid(), name, icon, rdns });
  const { emit, on, removeListener } = createFakeEmitter();
  const script = createFakeScript();
  const requests: FakeWalletRequest[] = [];
  let behavior: FakeWalletBehavior = { ...goodBehavior, ...options.behavior };
  const { context, addresses } = createFakeContext({ options, id, storage, emit, getBehavior: () => behavior });
  const disconnect = (error: Error): void => emit('disconnect', error);

  const request = async ({ method, params }: FakeWalletRequest): Promise<unknown> => {
    requests.push({ method, params });
    return answerRequest({ context, method, params, reply: script.take(method), disconnect });
  };
  const provider = { request, on, ...(options.hasRemoveListener !== false && { removeListener }) } as unknown as EIP1193Provider;

  return {
    id,
    address: addresses[0],
    addresses,
    info,
    provider,
    requests,
    behave: (change) => {
      behavior = { ...behavior, ...change };
    },
    getBehavior: () => behavior,
    script: script.add,
    listSteps: script.list,
    setState: context.setState,
    getState: () => context.state,
    emit,
    announce: (target) => announceFakeWallet(target, info, provider, options.announceDelayMs),
    install: (target) => installFakeWallet(target, info, provider, options),
  };
}
