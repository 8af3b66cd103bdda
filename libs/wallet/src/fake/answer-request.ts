import { FakeProviderRpcError } from './fake-provider-rpc-error.ts';
import type { FakeWalletReply } from './fake-script.ts';
import type { FakeWalletContext } from './fake-wallet-context.ts';
import { askingMethods, findFakeMethod } from './fake-wallet-methods.ts';
import type { FakeWalletBehavior } from './fake-wallet-options.ts';

export interface AnswerRequestParameters {
  readonly context: FakeWalletContext;
  readonly method: string;
  readonly params: unknown;
  /** What was scripted for this request, where anything was. */
  readonly reply: FakeWalletReply | undefined;
  /** Loses the connection, as the page sees it. */
  readonly disconnect: (error: FakeProviderRpcError) => void;
}

/** Answers one request: as scripted, else as the wallet behaves, else as a wallet should. */
export async function answerRequest(parameters: AnswerRequestParameters): Promise<unknown> {
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
      return answer ? answer(context, params) : context.askChain(method, (params ?? []) as readonly unknown[]);
    }
  }
}

/** What the behaviour says about a method; undefined where the wallet does as it should. */
function replyOf(behavior: FakeWalletBehavior, method: string): FakeWalletReply | undefined {
  const asks = askingMethods.has(method);
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
