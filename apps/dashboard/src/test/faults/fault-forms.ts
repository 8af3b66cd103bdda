import { apiKeyModals } from '../../features/api-keys/api-keys.modals.ts';
import { depositMethodModals } from '../../features/payments/deposit-methods.modals.ts';
import { openEnterpriseRequest } from '../../features/plans/orders.modals.ts';
import { paths } from '../../app/paths.ts';

export interface FaultForm {
  readonly path: string;
  /** Name of the button that opens the form, or a function that opens it. */
  readonly open?: string | (() => unknown);
  /** Text by field label. */
  readonly fields: Readonly<Record<string, string>>;
  readonly choose?: readonly [label: string, option: string];
  readonly check?: RegExp;
  readonly submit: string;
  /** Messages by HTTP status where they differ from the error code's usual message. */
  readonly sentences?: Readonly<Record<number, string>>;
  /** True if the form sends an idempotency key, so that the client can repeat the request. @default false */
  readonly isRepeatable?: boolean;
}

/** Why a mutating call has no form with text fields. */
type WithoutText = 'a button' | 'a choice' | 'from the site' | 'only by programs';

/** Every contract call with a body. The test fails if a new one is missing here. */
export const faultForms: Readonly<Record<string, FaultForm | WithoutText>> = {
  createProject: {
    path: paths.workspace,
    open: 'New project',
    fields: { 'Project name': 'Storefront' },
    submit: 'Create project',
    isRepeatable: true,
  },
  createFirstProject: 'a button',
  updateProject: {
    path: paths.settings,
    fields: { 'Project name': 'Storefront' },
    submit: 'Save changes',
    sentences: { 409: 'Updated elsewhere' },
  },
  createApiKey: {
    path: paths.dashboard,
    open: 'Create API key',
    fields: { 'Key name': 'Backend' },
    submit: 'Create API key',
    isRepeatable: true,
  },
  updateApiKey: {
    path: paths.dashboard,
    open: () => apiKeyModals.open('rename-api-key', { projectId: 'proj_demo1', apiKey: { id: 'key_demo1', name: 'Server' } }),
    fields: { 'Key name': 'Backend' },
    submit: 'Rename API key',
    sentences: { 403: 'Your role changed.', 409: 'Updated elsewhere' },
  },
  rotateApiKey: 'a choice',
  createPersonalToken: {
    path: paths.profile,
    open: 'Create token',
    fields: { 'Token name': 'CI' },
    check: /read/,
    submit: 'Create token',
  },
  createProjectToken: {
    path: paths.settings,
    open: 'Create token',
    fields: { 'Token name': 'CI' },
    check: /read/,
    submit: 'Create token',
  },
  createInvitation: {
    path: paths.members,
    open: 'Invite member',
    fields: { 'Email or user ID': 'margaret@example.com' },
    submit: 'Create invitation',
  },
  addMember: 'only by programs',
  updateMember: 'a choice',
  acceptInvitationLink: 'a button',
  declineInvitationLink: 'a button',
  openInvitationLink: 'a button',
  unsubscribe: 'a button',
  updateEmailPreferences: 'a choice',
  updateChecklist: 'a button',
  createWebhook: { path: paths.settings, open: 'Add webhook', fields: { URL: 'https://example.com/hook' }, submit: 'Add webhook' },
  updateWebhook: 'a choice',
  rotateWebhookSecret: 'a choice',
  createProvider: {
    path: paths.providers,
    open: 'Add node',
    choose: ['Chain', 'Ethereum'],
    fields: { Name: 'Helsinki 2', 'Node URL': 'https://node-3.example.com' },
    submit: 'Check and add',
    isRepeatable: true,
  },
  updateProvider: 'a choice',
  createPayment: {
    path: paths.payments,
    open: () => depositMethodModals.open('native-deposit', { projectId: 'proj_demo1' }),
    fields: { Amount: '250' },
    submit: 'Deposit $250.00',
    isRepeatable: true,
  },
  activatePromocode: { path: paths.promocode, fields: { 'Promo code': 'WELCOME' }, submit: 'Redeem' },
  createEnterpriseRequest: {
    path: paths.plans,
    open: openEnterpriseRequest,
    fields: { 'Project URL': 'https://example.com', 'What do you need?': 'Archive nodes' },
    submit: 'Send request',
    isRepeatable: true,
  },
  createChainRequest: 'from the site',
  updateBillingDetails: { path: paths.statements, fields: { 'Company name': 'Storefront GmbH' }, submit: 'Save details' },
  applyForPartnership: {
    path: paths.partners,
    fields: { 'Company or name': 'Storefront', Website: 'https://example.com', 'Your audience': 'Readers of a blog' },
    submit: 'Apply',
  },
};
