import { errorCodes as apiErrorCodes } from '@onepoint/api-contract';
import { errorCodes as gatewayErrorCodes, type ErrorEntry as GatewayErrorEntry } from '@onepoint/gateway-errors';
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { walletErrorCodes } from '@onepoint/wallet/error-codes';

/** An error code with the texts of its page. */
export interface ErrorEntry {
  code: string;
  /** Message for users. */
  message: string;
  cause: string;
  cure: string;
  /** How to find the request that failed. */
  find?: string;
  /** Status codes as text: "HTTP 429", "JSON-RPC -32005". */
  numbers: readonly string[];
}

/** The part of the product that returns an error. */
export type ErrorSource = 'gateway' | 'api' | 'wallet';

/** Title and introduction of each source on the index page. */
export const errorSources: Readonly<Record<ErrorSource, { title: string; lead: string }>> = {
  gateway: {
    title: 'Errors of the gateway',
    lead: 'Answers of the gateway itself, with the code in `error.data.code`. Errors of a chain’s node are passed on untouched.',
  },
  api: {
    title: 'Errors of the API',
    lead: 'Answers of the dashboard’s API, with the code in `error.code` and the number of the request beside it.',
  },
  wallet: {
    title: 'Errors of wallets',
    lead: 'What the wallet library throws, whatever the wallet or node said. The playground can make each of them happen.',
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

/** Every error code by source. */
export const listErrorEntries = (): Readonly<Record<ErrorSource, readonly ErrorEntry[]>> => ({
  gateway: gatewayEntries(),
  api: apiEntries(),
  wallet: walletEntries(),
});
