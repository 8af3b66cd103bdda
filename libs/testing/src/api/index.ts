export { alertFixture, openAlertFixture } from './alerts.ts';
export { apiKeyFixture, newApiKeyFixture, rotatedSecretFixture, secretFixture, chainsFixture } from './api-keys.ts';
export { auditDepositFixtures, auditEntryFixture } from './audit-entries.ts';
export { checklistFixture, firstRequestFixture, userFixture } from './account.ts';
export { createFakeApi, type FakeApi } from './create-fake-api.ts';
export type { FakeApiState, KnownUser } from './fake-api-state.ts';
export { invitationFixture, memberFixture } from './members.ts';
export { loggedRequestFixture, loggedRequestFixtures } from './logged-requests.ts';
export { ApiRefusal, mockCall, type MockRequest } from './mock-call.ts';
export { catalogueFixture, confirmedPaymentFixture, custodialWalletFixture, depositTermsFixture, paymentFixture } from './payments.ts';
export { projectFixture } from './projects.ts';
export { providerFixture } from './providers.ts';
export { earningReferralsFixture, partnershipFixture, referralRewardFixture, referralsFixture } from './referrals.ts';
export {
  statisticsFixture,
  type SeriesFixture,
  type StatisticsFixtureParameters,
  chargesFixture,
  usageFixture,
  usageSummaryFixture,
} from './statistics.ts';
export { billingDetailsFixture, everyTransactionFixture, transactionFixture, transactionFixtures } from './transactions.ts';
export { tokenFixture, tokenSecretFixtures } from './tokens.ts';
export { pendingDeliveryFixture, webhookDeliveryFixture, webhookFixture, webhookSecretFixture } from './webhooks.ts';
