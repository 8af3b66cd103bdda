import { getAddress, isAddress } from 'viem';
import { ClerkError } from '../errors/clerk-error.ts';
import type { IdentificationKind } from '../store/rows.ts';

export interface Identifier {
  kind: IdentificationKind;
  /** As shown: e-mail addresses in lower case, wallets with their EIP-55 checksum. */
  value: string;
  /** As compared: lower case. */
  lookup: string;
}

const emailShape = /^[^\s@"<>()[\],;:\\]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;

/** @throws {ClerkError} `form_param_format_invalid` */
export function parseEmailAddress(input: string, paramName = 'email_address'): Identifier {
  const value = input.trim().toLowerCase();
  if (value.length > 254 || !emailShape.test(value))
    throw new ClerkError('form_param_format_invalid', { paramName, longMessage: 'Email address must be a valid email address.' });
  return { kind: 'email_address', value, lookup: value };
}

/** @throws {ClerkError} `form_param_format_invalid` */
export function parseWallet(input: string, paramName = 'web3_wallet'): Identifier {
  const value = input.trim();
  if (!isAddress(value, { strict: false }))
    throw new ClerkError('form_param_format_invalid', { paramName, longMessage: 'Web3 wallet must be a valid address.' });
  return { kind: 'web3_wallet', value: getAddress(value), lookup: value.toLowerCase() };
}

/**
 * Reads what somebody typed to sign in: a wallet starts with `0x`, all else is an e-mail address.
 *
 * @throws {ClerkError} `form_param_format_invalid`
 */
export function parseIdentifier(input: string): Identifier {
  return /^\s*0x/i.test(input) ? parseWallet(input, 'identifier') : parseEmailAddress(input, 'identifier');
}
