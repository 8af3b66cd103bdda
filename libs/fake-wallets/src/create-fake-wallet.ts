import type { Address, EIP1193Provider } from 'viem';
import {
  createFakeContext,
  FakeProviderRpcError,
  type FakeWalletContext,
  type FakeWalletState,
  type FakeWalletStorage,
} from './fake-wallet-context.ts';
import { promptingMethods, findFakeMethod } from './fake-wallet-methods.ts';
import { goodBehavior, type FakeWalletBehavior, type FakeWalletOptions } from './fake-wallet-options.ts';
import { announceFakeWallet, fakeWalletIcon, installFakeWallet, randomUuid, type FakeWalletInfo } from './install-fake-wallet.ts';

interface FakeWalletRequest {
  readonly method: string;
  readonly params: unknown;
}

export interface FakeWallet {
  readonly id: string;
  readonly address: Address;
  /** All accounts; `setState({ selected })` chooses one. */
  readonly addresses: readonly Address[];
  readonly info: FakeWalletInfo;
  readonly provider: EIP1193Provider;
  /** All requests so far, oldest first. */
  readonly requests: readonly FakeWalletRequest[];
  /** Changes the behavior of later requests. */
  readonly behave: (change: Partial<FakeWalletBehavior>) => void;
  readonly getBehavior: () => FakeWalletBehavior;
  /** Scripts the replies to the next requests of a method. */
  readonly script: (step: FakeWalletStep) => void;
  /** Scripted replies not used yet. */
  readonly listSteps: () => readonly FakeWalletStep[];
  /** Does what a user does inside the wallet: switches the chain or the account, locks it, or revokes the page's permission. */
  readonly setState: (change: Partial<FakeWalletState>) => void;
  readonly getState: () => FakeWalletState;
  /** Emits a provider event that does not follow from the state: `disconnect`, `message`. */
  readonly emit: (event: string, data: unknown) => void;
  /** Announces the wallet (EIP-6963) now and on every request of the page. Returns a function that stops it. */
  readonly announce: (target: Window) => () => void;
  /** Makes the wallet discoverable to the page, as `discovery` says. Returns a function that removes it. */
  readonly install: (target: Window) => () => void;
}

/**
 * Creates a scriptable wallet (EIP-1193, EIP-6963) that signs with real keys and forwards to a real chain if `rpcUrls` has one.
 *
 * @param storage keeps permission and chain across reloads, as a real wallet does. Default: not kept.
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

interface AnswerRequestParameters {
  readonly context: FakeWalletContext;
  readonly method: string;
  readonly params: unknown;
  readonly reply: FakeWalletReply | undefined;
  readonly disconnect: (error: FakeProviderRpcError) => void;
}

/** Answers a request: the scripted reply first, then the configured behavior, then what a correct wallet does. */
async function answerRequest(parameters: AnswerRequestParameters): Promise<unknown> {
  const { context, method, params, disconnect } = parameters;
  const reply = parameters.reply ?? replyOf(context.behavior, method);
  await wait(context.behavior.answerDelayMs + (reply?.kind === 'delay' ? reply.delayMs : 0));
  switch (reply?.kind) {
    case 'answer':
      return reply.value;
    case 'reject':
      throw new FakeProviderRpcError(4001, 'User rejected the request.');
    case 'error':
      throw new FakeProviderRpcError(reply.code, reply.message ?? `Error ${reply.code}`, reply.data);
    case 'never':
      return new Promise(() => undefined);
    case 'disconnect': {
      const error = new FakeProviderRpcError(4900, 'The wallet is disconnected from all chains.');
      disconnect(error);
      throw error;
    }
    default: {
      const answer = findFakeMethod(method);
      return answer ? answer(context, params) : context.requestFromChain(method, (params ?? []) as readonly unknown[]);
    }
  }
}

/** The reply that the configured behavior requires; undefined if the wallet answers normally. */
function replyOf(behavior: FakeWalletBehavior, method: string): FakeWalletReply | undefined {
  const asks = promptingMethods.has(method);
  if (behavior.neverAnswers.includes(method)) return { kind: 'never' };
  if (behavior.disconnectsDuring.includes(method)) return { kind: 'disconnect' };
  if (asks && behavior.isPending) return { kind: 'error', code: -32_002, message: 'A request is already pending.' };
  if (behavior.rejects === 'all' ? asks : behavior.rejects.includes(method)) return { kind: 'reject' };
  return undefined;
}

async function wait(delayMs: number): Promise<void> {
  if (delayMs <= 0) return;
  await new Promise((resolve) => {
    setTimeout(resolve, delayMs);
  });
}

/** A scripted reply. Plain data, so that tests can send it into a page. */
export type FakeWalletReply =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'reject' }
  | { readonly kind: 'error'; readonly code: number; readonly message?: string; readonly data?: unknown }
  /** The normal answer, after a delay. */
  | { readonly kind: 'delay'; readonly delayMs: number }
  | { readonly kind: 'never' }
  /** The wallet disconnects during the request. */
  | { readonly kind: 'disconnect' };

export interface FakeWalletStep {
  readonly method: string;
  readonly reply: FakeWalletReply;
  /** Number of requests that get this reply. Default 1. */
  readonly times?: number;
}

interface FakeScript {
  readonly add: (step: FakeWalletStep) => void;
  readonly list: () => readonly FakeWalletStep[];
  readonly take: (method: string) => FakeWalletReply | undefined;
}

function createFakeScript(): FakeScript {
  let steps: readonly FakeWalletStep[] = [];
  return {
    add: (step) => {
      steps = [...steps, step];
    },
    list: () => steps,
    take: (method) => {
      const step = steps.find((candidate) => candidate.method === method);
      if (step === undefined) return undefined;
      const times = (step.times ?? 1) - 1;
      steps = steps.flatMap((each) => (each === step ? (times > 0 ? [{ ...step, times }] : []) : [each]));
      return step.reply;
    },
  };
}

type Listener = (data: never) => void;

interface FakeEmitter {
  readonly emit: (event: string, data: unknown) => void;
  readonly on: (event: string, listener: Listener) => void;
  readonly removeListener: (event: string, listener: Listener) => void;
}

export function createFakeEmitter(): FakeEmitter {
  const listeners = new Map<string, Set<Listener>>();
  return {
    emit: (event, data) => {
      // A copy, because listeners remove themselves while they are called.
      for (const listener of Array.from(listeners.get(event) ?? [])) listener(data as never);
    },
    on: (event, listener) => {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    removeListener: (event, listener) => {
      listeners.get(event)?.delete(listener);
    },
  };
}
