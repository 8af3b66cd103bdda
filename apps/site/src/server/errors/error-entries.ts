import { errorCodes as apiErrorCodes } from '@onepoint/api-contract';
import { errorCodes as gatewayErrorCodes, type ErrorEntry as GatewayErrorEntry } from '@onepoint/gateway-errors';
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { walletErrorCodes } from '@onepoint/wallet/error-codes';

export interface ErrorEntry {
  code: string;
  /** Message for users. */
  message: string;
  cause: string;
  cure: string;
  /** How to find the failed request. */
  find?: string;
  /** Status codes as text: "HTTP 429", "JSON-RPC -32005". */
  numbers: readonly string[];
}

export type ErrorSource = 'gateway' | 'api' | 'wallet';

/** Title and introduction of each source on the index page. */
export const errorSources: Readonly<Record<ErrorSource, { title: string; lead: string }>> = {
  gateway: {
    title: 'Gateway errors',
    lead: 'Returned by the gateway itself, with a code in `error.data.code`. Errors from a chain’s node are passed through unchanged.',
  },
  api: {
    title: 'API errors',
    lead: 'Returned by the Management API, with a code in `error.code` and a request ID in `error.requestId`.',
  },
  wallet: {
    title: 'Wallet errors',
    lead: 'Thrown by the wallet library, which maps the errors of all wallets to one set of codes. The playground can trigger each of them.',
  },
};

interface WalletTexts {
  errors: Readonly<Record<string, string>>;
  errorHelp: Readonly<Record<string, { cause: string; cure: string }>>;
}

const walletTexts: WalletTexts = provider;

const requestIdIn = 'The request ID is in the `x-request-id` header and in `error.data.requestId` of the response.';
const findInLog = `${requestIdIn} Enter it under Requests in the dashboard to see the method, API key, and time.`;
const quoteToSupport = `${requestIdIn} The request log doesn’t have it, because this error belongs to no project. Include it when you contact support.`;

const gatewayEntries = (): ErrorEntry[] =>
  Object.entries<GatewayErrorEntry>(gatewayErrorCodes).map(([code, { message, cause, cure, status, rpcCode, isOfNoProject }]) => ({
    code,
    message,
    cause,
    cure,
    find: isOfNoProject ? quoteToSupport : findInLog,
    numbers: [`HTTP ${String(status)}`, `JSON-RPC ${String(rpcCode)}`],
  }));

const apiEntries = (): ErrorEntry[] =>
  Object.entries(apiErrorCodes).map(([code, { message, cause, cure, status }]) => ({
    code,
    message,
    cause,
    cure,
    numbers: [`HTTP ${String(status)}`],
  }));

function walletEntries(): ErrorEntry[] {
  return Object.entries<{ key: string; providerCode?: number }>(walletErrorCodes).map(([code, { key, providerCode }]) => {
    const id = key.slice('errors.'.length);
    const help = walletTexts.errorHelp[id];
    const message = walletTexts.errors[id];
    if (help === undefined || message === undefined) throw new Error(`There are no texts for ${code}`);
    return { code, message, ...help, numbers: providerCode === undefined ? [] : [`Code ${String(providerCode)}`] };
  });
}

export const listErrorEntries = (): Readonly<Record<ErrorSource, readonly ErrorEntry[]>> => ({
  gateway: gatewayEntries(),
  api: apiEntries(),
  wallet: walletEntries(),
});
