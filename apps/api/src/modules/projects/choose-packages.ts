import {
  applyPackageChange,
  packageChange,
  type AppliedPackageChange,
  type BillingState,
  type PackageChangeRefusal,
} from '@onepoint/plans-domain';
import { ApiError } from '../../errors/api-error.ts';

const alreadyChosen: ReadonlySet<PackageChangeRefusal> = new Set(['COUNT_IS_CURRENT_AND_NEXT', 'COUNT_IS_NEXT']);

/**
 * A project once a number of packages was chosen; the rules are those of `@onepoint/plans-domain`, whatever the client believed.
 * The number that is chosen already changes nothing and costs nothing, so a change can be sent again after a lost reply.
 *
 * @param state what is due settled already
 * @param count 0 to 100
 * @throws {ApiError} BALANCE_TOO_LOW with `missingCents`, or PACKAGE_CHANGE_REFUSED with `reason`
 */
export function choosePackages(state: BillingState, count: number, now: Date): AppliedPackageChange<BillingState> {
  const change = packageChange({ ...state, count, now });
  if (change.kind !== 'refused' || alreadyChosen.has(change.reason)) return applyPackageChange(state, count, now);
  if (change.reason === 'BALANCE_TOO_LOW') throw new ApiError('BALANCE_TOO_LOW', { details: { missingCents: change.shortfallCents } });
  throw new ApiError('PACKAGE_CHANGE_REFUSED', { details: { reason: change.reason } });
}
