import { applyPackageChange, packageChange, type AppliedPackageChange, type BillingState } from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';

/**
 * A project once a number of packages was chosen; the rules are those of `@onepoint/plans-domain`, whatever the client believed.
 *
 * @param state what is due settled already
 * @param count 0 to 100
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PACKAGE_CHANGE_REFUSED with `reason`
 */
export function choosePackages(state: BillingState, count: number, now: Date): AppliedPackageChange<BillingState> {
  const change = packageChange({ ...state, count, now });
  if (change.kind !== 'refused') return applyPackageChange(state, count, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PACKAGE_CHANGE_REFUSED', { details: { reason: change.reason } });
}
