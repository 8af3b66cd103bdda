import type { SignUpRow } from '../store/rows.ts';

export const emailChallengeId = ({ id }: Pick<SignUpRow, 'id'>): string => `${id}:email_address`;
export const walletChallengeId = ({ id }: Pick<SignUpRow, 'id'>): string => `${id}:web3_wallet`;

type Requirements = Pick<SignUpRow, 'emailAddress' | 'emailVerifiedAt' | 'web3Wallet' | 'walletVerifiedAt'>;

/** An account needs an e-mail address or a wallet; where neither is given the e-mail address is asked for. */
export function missingFields({ emailAddress, web3Wallet }: Requirements): string[] {
  return emailAddress === null && web3Wallet === null ? ['email_address'] : [];
}

/** What was given and is still to be proven. */
export function unverifiedFields({ emailAddress, emailVerifiedAt, web3Wallet, walletVerifiedAt }: Requirements): string[] {
  return [
    ...(emailAddress !== null && emailVerifiedAt === null ? ['email_address'] : []),
    ...(web3Wallet !== null && walletVerifiedAt === null ? ['web3_wallet'] : []),
  ];
}

export function isReady(signUp: Requirements): boolean {
  return missingFields(signUp).length === 0 && unverifiedFields(signUp).length === 0;
}
