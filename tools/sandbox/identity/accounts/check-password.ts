import { isSecret } from '../crypto/secret-hash.ts';
import { ClerkError } from '../errors/clerk-error.ts';
import type { Identity } from '../identity.ts';
import type { UserRow } from '../store/rows.ts';

/** Bounds that the sign-in components show too, see the environment's `password_settings`. */
export const passwordLength = { min: 8, max: 72 } as const;

/** @throws {ClerkError} `form_password_length_too_short`, `form_password_length_too_long` */
export function assertPasswordLength(password: string, paramName = 'password'): void {
  const length = Array.from(password).length;
  if (length < passwordLength.min) throw new ClerkError('form_password_length_too_short', { paramName });
  if (length > passwordLength.max) throw new ClerkError('form_password_length_too_long', { paramName });
}

/**
 * Compares a password. Wrong ones count against the account and the address they come from.
 *
 * @throws {ClerkError} `form_password_incorrect`, `strategy_for_user_invalid`, `user_locked`, `too_many_requests`
 */
export async function checkPassword(
  { limits }: Identity,
  user: UserRow,
  password: string,
  { clientAddress, paramName = 'password' }: { clientAddress: string; paramName?: string },
): Promise<void> {
  if (limits.wrongPasswordsPerUser.isExhausted(user.id)) throw new ClerkError('user_locked');
  if (limits.wrongPasswordsPerAddress.isExhausted(clientAddress)) throw new ClerkError('too_many_requests');
  if (user.passwordHash === null) throw new ClerkError('strategy_for_user_invalid');
  // Counted before the slow comparison, so that guesses sent at the same time all count.
  limits.wrongPasswordsPerUser.count(user.id);
  if (await isSecret(password, user.passwordHash)) return limits.wrongPasswordsPerUser.forget(user.id);
  limits.wrongPasswordsPerAddress.count(clientAddress);
  throw new ClerkError('form_password_incorrect', { paramName });
}
