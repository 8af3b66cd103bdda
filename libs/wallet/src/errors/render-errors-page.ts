import { walletErrorCodes, type WalletErrorCode } from './wallet-error-codes.ts';

export interface ErrorTexts {
  /** What people are told, by the part of the message key after `errors.`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly errorHelp: Readonly<Record<string, { readonly cause: string; readonly cure: string }>>;
}

/** The page about every error code in the documentation of this library, from the codes and the English texts. Markdown. */
export function renderErrorsPage(texts: ErrorTexts): string {
  const codes = Object.keys(walletErrorCodes) as WalletErrorCode[];
  return [
    '# Errors of wallets and nodes',
    '',
    'What every action of `@onepoint/wallet` throws is a `WalletError` with one of these codes. People read the sentence in their own language;',
    'the laboratory shows the same page in every language at `/playground/errors`, where each error can be made to happen.',
    '',
    'Written by `node libs/wallet/scripts/write-errors-page.ts`.',
    ...codes.flatMap((code) => renderSection(code, texts)),
    '',
  ].join('\n');
}

function renderSection(code: WalletErrorCode, { errors, errorHelp }: ErrorTexts): readonly string[] {
  const entry: { readonly key: string; readonly providerCode?: number } = walletErrorCodes[code];
  const id = entry.key.slice('errors.'.length);
  const help = errorHelp[id];
  if (errors[id] === undefined || help === undefined) throw new Error(`There are no texts for ${code}`);
  return [
    '',
    `## ${code}`,
    '',
    ...(entry.providerCode === undefined ? [] : [`Number: ${entry.providerCode}`, '']),
    `> ${errors[id]}`,
    '',
    `- Cause: ${help.cause}`,
    `- Cure: ${help.cure}`,
  ];
}
