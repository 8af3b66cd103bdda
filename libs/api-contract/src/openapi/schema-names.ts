import * as z from 'zod/mini';
import { errorBodySchema } from '../schemas/primitives.ts';
import { createApiKeyBodySchema, updateApiKeyBodySchema } from '../schemas/api-key-bodies.ts';
import { apiKeySchema, createdApiKeySchema, allowListsSchema } from '../schemas/api-key.ts';
import { alertSchema, alertSettingsSchema, openAlertSchema, spendLimitSchema } from '../schemas/alert.ts';
import { auditEntrySchema } from '../schemas/audit-entry.ts';
import {
  billingDetailsSchema,
  updateBillingDetailsBodySchema,
  statementMonthSchema,
  statementSchema,
  transactionSchema,
} from '../schemas/transaction.ts';
import { catalogueSchema, servedPackageSchema, servedPlanSchema } from '../schemas/catalogue.ts';
import { chainHeadSchema, chainSchema } from '../schemas/chain.ts';
import { checklistSchema, firstRequestSchema } from '../schemas/checklist.ts';
import { loggedRequestCallsSchema, loggedRequestSchema } from '../schemas/logged-request.ts';
import { memberSchema } from '../schemas/member.ts';
import {
  depositTermsSchema,
  createPaymentBodySchema,
  custodialTokenSchema,
  custodialWalletSchema,
  paymentSchema,
} from '../schemas/payment.ts';
import { createProjectBodySchema, firstProjectSchema, projectSchema, updateProjectBodySchema } from '../schemas/project.ts';
import { createProviderBodySchema, providerRewardsSchema, providerSchema, updateProviderBodySchema } from '../schemas/provider.ts';
import { chainRequestBodySchema, enterpriseRequestBodySchema, promocodeActivationBodySchema } from '../schemas/request-forms.ts';
import { partnerApplicationBodySchema, partnershipSchema, referralRewardSchema, referralsSchema } from '../schemas/referral.ts';
import { statisticsErrorsSchema, statisticsLatencySchema, statisticsSchema, statisticsSeriesSchema } from '../schemas/statistics.ts';
import { createdTokenSchema, createPersonalTokenBodySchema, createProjectTokenBodySchema, tokenSchema } from '../schemas/token.ts';
import { usageSchema, usageSummarySchema } from '../schemas/usage.ts';
import { publicUserSchema, userSchema } from '../schemas/user.ts';
import { webhookDeliveryDetailsSchema, webhookDeliverySchema, webhookSchema } from '../schemas/webhook.ts';

const named = {
  Alert: alertSchema,
  AlertSettings: alertSettingsSchema,
  AllowLists: allowListsSchema,
  ApiKey: apiKeySchema,
  AuditEntry: auditEntrySchema,
  BillingDetails: billingDetailsSchema,
  Catalogue: catalogueSchema,
  CataloguePackage: servedPackageSchema,
  CataloguePlan: servedPlanSchema,
  Chain: chainSchema,
  ChainHead: chainHeadSchema,
  ChainRequestBody: chainRequestBodySchema,
  Checklist: checklistSchema,
  CreateApiKeyBody: createApiKeyBodySchema,
  CreatePaymentBody: createPaymentBodySchema,
  CreatePersonalTokenBody: createPersonalTokenBodySchema,
  CreateProjectBody: createProjectBodySchema,
  CreateProjectTokenBody: createProjectTokenBodySchema,
  CreateProviderBody: createProviderBodySchema,
  CreatedApiKey: createdApiKeySchema,
  CreatedToken: createdTokenSchema,
  CustodialToken: custodialTokenSchema,
  CustodialWallet: custodialWalletSchema,
  DepositTerms: depositTermsSchema,
  EnterpriseRequestBody: enterpriseRequestBodySchema,
  Error: errorBodySchema,
  FirstProject: firstProjectSchema,
  FirstRequest: firstRequestSchema,
  LoggedRequest: loggedRequestSchema,
  LoggedRequestCalls: loggedRequestCallsSchema,
  Member: memberSchema,
  OpenAlert: openAlertSchema,
  Payment: paymentSchema,
  Project: projectSchema,
  PromocodeActivationBody: promocodeActivationBodySchema,
  Provider: providerSchema,
  ProviderRewards: providerRewardsSchema,
  Referrals: referralsSchema,
  ReferralReward: referralRewardSchema,
  PartnerApplicationBody: partnerApplicationBodySchema,
  Partnership: partnershipSchema,
  PublicUser: publicUserSchema,
  SpendLimit: spendLimitSchema,
  Statistics: statisticsSchema,
  StatisticsErrors: statisticsErrorsSchema,
  StatisticsLatency: statisticsLatencySchema,
  StatisticsSeries: statisticsSeriesSchema,
  Statement: statementSchema,
  StatementMonth: statementMonthSchema,
  Transaction: transactionSchema,
  Token: tokenSchema,
  UpdateApiKeyBody: updateApiKeyBodySchema,
  UpdateBillingDetailsBody: updateBillingDetailsBodySchema,
  UpdateProjectBody: updateProjectBodySchema,
  UpdateProviderBody: updateProviderBodySchema,
  Usage: usageSchema,
  UsageSummary: usageSummarySchema,
  User: userSchema,
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  WebhookDeliveryDetails: webhookDeliveryDetailsSchema,
};

/** The OpenAPI document defines each named schema once and references it. */
export const schemaNames = z.registry<{ id: string }>();

for (const [id, schema] of Object.entries(named)) schemaNames.add(schema, { id });
