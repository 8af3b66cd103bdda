export { alertChanges, type AlertChanges, type RaisedAlert } from './alerts/alert-changes.ts';
export {
  defaultSpendPercents,
  recoveryPercent,
  type AlertFacts,
  type AlertKind,
  type AlertSettings,
  type AlertThreshold,
} from './alerts/alert-terms.ts';
export { balanceLevel, lowRunwayDays, type BalanceLevel, type BalanceLevelParameters } from './balance/balance-level.ts';
export { balanceRunwayDays, type BalanceRunwayParameters } from './balance/balance-runway-days.ts';
export { paidBalanceCents, promoBalanceAfter, type BalanceMovement, type HeldBalance } from './balance/promo-balance.ts';
export { isSpendLimited } from './balance/spend-limit.ts';
export { addMonths } from './billing/add-months.ts';
export { currentPeriod, firstPeriod, nextPeriod, type BillingPeriod } from './billing/billing-period.ts';
export { effectiveAt } from './billing/effective-at.ts';
export { settleBilling, type BillingSettlement, type BillingState } from './billing/settle-billing.ts';
export { settlePackages, type PackageSettlementKind } from './billing/settle-packages.ts';
export { settlePlan, type PlanSettlementKind } from './billing/settle-plan.ts';
export type { Settled, Settlement } from './billing/settlement.ts';
export { computeUnitsOf, isPricedMethod } from './compute-units/compute-units-of.ts';
export { computeUnitsOfNotification } from './compute-units/compute-units-of-notification.ts';
export { defaultComputeUnits, methodCosts } from './compute-units/method-costs.ts';
export {
  checkDeposit,
  depositCreditCents,
  depositFeeCents,
  depositRefusals,
  previewDeposit,
  topUpCents,
  type DepositPreview,
  type DepositRefusal,
} from './deposits/deposit-amounts.ts';
export { createDepositTerms, parseDepositFee } from './deposits/deposit-configuration.ts';
export {
  defaultDepositTerms,
  defaultOpenPaymentsMax,
  depositDefaultCents,
  type DepositFee,
  type DepositTerms,
} from './deposits/deposit-terms.ts';
export { formatCentsDecimal } from './money/format-cents-decimal.ts';
export { formatMicrocents } from './money/format-microcents.ts';
export { MoneyError } from './money/money-error.ts';
export { parseCents } from './money/parse-cents.ts';
export { shortfallCents } from './money/shortfall-cents.ts';
export { applyPackageChange, type AppliedPackageChange } from './packages/apply-package-change.ts';
export {
  packageChange,
  packageChangeRefusals,
  type PackageChange,
  type PackageChangeParameters,
  type PackageChangeRefusal,
} from './packages/package-change.ts';
export { isPackageCount, packageConnections, packageCostCents } from './packages/package-price.ts';
export { isAutoRenewed, nextPackageCount, pendingPackageChange, type PackageState } from './packages/package-state.ts';
export { connectionsPerPackage, packageCountMax, packageId, packagePriceCents } from './packages/package-terms.ts';
export { parsePackageCount } from './packages/parse-package-count.ts';
export { applyPlanChange, type AppliedPlanChange } from './plans/apply-plan-change.ts';
export { getPlan } from './plans/get-plan.ts';
export { isChargedPlan } from './plans/is-charged-plan.ts';
export { monthlyPriceCents } from './plans/monthly-price-cents.ts';
export { neededBalanceCents } from './plans/needed-balance-cents.ts';
export { pendingPlanChange, type PendingPlanChange } from './plans/pending-plan-change.ts';
export type { MeteredPrice, MonthlyPrice, Plan, PlanItem } from './plans/plan.ts';
export { planCatalogue } from './plans/plan-catalogue.ts';
export { planChange, planChangeRefusals, type PlanChange, type PlanChangeParameters, type PlanChangeRefusal } from './plans/plan-change.ts';
export { isPlanId, planIds, type PlanId } from './plans/plan-id.ts';
export { burstSeconds, planLimits, type PlanLimits } from './plans/plan-limits.ts';
export { planOffers, type PlanOffer } from './plans/plan-offers.ts';
export { planDirection } from './plans/plan-direction.ts';
export { findPlanPosition, planOrder } from './plans/plan-order.ts';
export type { PlanState } from './plans/plan-state.ts';
export { projectConnectionsMax } from './plans/project-connections-max.ts';
export { planTextKeys } from './plans/plan-text-keys.ts';
export { providerReward, providerRewardMicrocentsPerComputeUnit } from './providers/provider-reward.ts';
export { referralRewardCents } from './referrals/referral-reward-cents.ts';
export { partnerShareBasisPoints, referralMonths, referralShareBasisPoints } from './referrals/referral-terms.ts';
export { addSpend } from './spend/add-spend.ts';
export { spendMonth, type SpendMonth } from './spend/spend-month.ts';
export { spendState, type SpendState, type StoredSpend } from './spend/spend-state.ts';
export { accrueUsage, type AccruedUsage, type UnbilledUsage } from './usage/accrue-usage.ts';
export { paceDays, paceDaysMax, type PaceDaysParameters } from './usage/pace-days.ts';
export { errorStatuses, type ErrorStatus } from './usage/error-status.ts';
export { microcentsPerComputeUnit } from './usage/microcents-per-compute-unit.ts';
export { usageCost } from './usage/usage-cost.ts';
