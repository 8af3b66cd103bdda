import type { CustodialToken } from '@onepoint/api-contract';

/** The tokens that may be sent, as a choice in words: `USDC or USDT`. Apart from addresses, whose checksums take a library that few screens need. */
export function tokenNames(tokens: readonly Pick<CustodialToken, 'symbol'>[], language: string): string {
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(tokens.map(({ symbol }) => symbol));
}
