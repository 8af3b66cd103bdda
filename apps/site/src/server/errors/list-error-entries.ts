import { errorCodes as apiErrorCodes } from '@onepoint/api-contract';
import { errorCodes as gatewayErrorCodes } from '@onepoint/gateway-errors';
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { walletErrorCodes } from '@onepoint/wallet/error-codes';
import type { ErrorEntry, ErrorSource } from './error-entry.ts';

interface WalletTexts {
  errors: Readonly<Record<string, string>>;
  errorHelp: Readonly<Record<string, { cause: string; cure: string }>>;
}

const walletTexts: WalletTexts = provider;

const gatewayEntries = (): ErrorEntry[] =>
  Object.entries(gatewayErrorCodes).map(([code, { message, cause, cure, status, rpcCode }]) => ({
    code,
    message,
    cause,
    cure,
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

/** Every error code there is, by who gives it. */
export const listErrorEntries = (): Readonly<Record<ErrorSource, readonly ErrorEntry[]>> => ({
  gateway: gatewayEntries(),
  api: apiEntries(),
  wallet: walletEntries(),
});
