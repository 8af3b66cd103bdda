export {
  alertChanges,
  lowRunwayDays,
  type AlertChanges,
  type AlertFacts,
  type AlertKind,
  type AlertSettings,
  type AlertThreshold,
  type RaisedAlert,
} from './alerts.ts';
export {
  isSpendLimited,
  paceDays,
  paceDaysMax,
  paidBalanceCents,
  promoBalanceAfter,
  type BalanceMovement,
  type HeldBalance,
  type PaceDaysParameters,
} from './balance.ts';
export { addMonths, effectiveAt, type BillingPeriod } from './billing/billing-period.ts';
export { settleBilling, type BillingSettlement, type BillingState, type Settled, type Settlement } from './billing/settlement.ts';
export { computeUnitsOf, computeUnitsOfNotification, isPricedMethod } from './compute-units/compute-units.ts';
export { methodCosts } from './compute-units/method-costs.ts';
export {
  checkDeposit,
  createDepositTerms,
  defaultDepositTerms,
  defaultOpenPaymentsMax,
  depositCreditCents,
  depositDefaultCents,
  depositFeeCents,
  parseDepositFee,
  previewDeposit,
  topUpCents,
  type DepositFee,
  type DepositPreview,
  type DepositRefusal,
  type DepositTerms,
} from './deposits.ts';
export { errorStatuses, type ErrorStatus } from './error-statuses.ts';
export { depositForNextDays, expectedCharges, forecastDays, type ExpectedCharges, type ForecastParameters } from './forecast.ts';
export { formatCentsDecimal, formatMicrocents, MoneyError, parseCents, shortfallCents } from './money.ts';
export {
  applyPackageChange,
  packageChange,
  type AppliedPackageChange,
  type PackageChange,
  type PackageChangeParameters,
  type PackageChangeRefusal,
} from './packages/package-change.ts';
export {
  connectionsPerPackage,
  isAutoRenewed,
  nextPackageCount,
  packageConnections,
  packageCostCents,
  packageCountMax,
  packageId,
  packagePriceCents,
  parsePackageCount,
  pendingPackageChange,
  projectConnectionsMax,
  type PackageState,
  type PackageTerms,
} from './packages/package.ts';
export { getPlan, planCatalogue } from './plans/plan-catalogue.ts';
export {
  applyPlanChange,
  planChange,
  planOffers,
  type AppliedPlanChange,
  type PlanChange,
  type PlanChangeParameters,
  type PlanChangeRefusal,
  type PlanOffer,
} from './plans/plan-change.ts';
export {
  readPackageTerms,
  readPlanLimits,
  readServedCatalogue,
  serveCatalogue,
  type ServedCatalogue,
  type ServedPackage,
  type ServedPlan,
} from './plans/served-catalogue.ts';
export { burstSeconds, planLimits, type PlanLimits } from './plans/plan-limits.ts';
export {
  isChargedPlan,
  isPlanId,
  pendingPlanChange,
  planDirection,
  planIds,
  type MeteredPrice,
  type MonthlyPrice,
  type PendingPlanChange,
  type Plan,
  type PlanId,
  type PlanItem,
  type PlanState,
} from './plans/plan.ts';
export { requestLog } from './request-log.ts';
export { balanceRunwayDays, type BalanceRunwayParameters } from './runway.ts';
export { partnerShareBasisPoints, providerReward, referralMonths, referralRewardCents, referralShareBasisPoints } from './rewards.ts';
export { addSpend, spendState, type SpendMonth, type SpendState, type StoredSpend } from './spend.ts';
export { accrueUsage, exactRate, microcentsPerComputeUnit, usageCost, type AccruedUsage, type UnbilledUsage } from './usage-cost.ts';
