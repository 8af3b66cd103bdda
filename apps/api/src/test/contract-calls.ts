import { contract, type Call } from '@onepoint/api-contract';
import { callApi, type ApiReply } from './api.ts';
import {
  newAlert,
  newApiKey,
  newInvitation,
  newLoggedRequest,
  newMember,
  newPayment,
  newProject,
  newPromoCode,
  newDelivery,
  newToken,
  newProvider,
  newUser,
  newWebhook,
  setProject,
} from './fixtures.ts';
import { createEmailLinks } from '../modules/emails/email-links.ts';
import { testMail } from './create-test-api.ts';
import { origin } from './session-tokens.ts';
import { startTestNode } from './test-nodes.ts';

export const calls: readonly Call[] = Object.values<Call>(contract);

export const named = (list: readonly Call[]): (readonly [string, Call])[] => list.map((call) => [call.operationId, call]);

/** One id for each path parameter of the contract. */
export interface Place {
  projectId: string;
  apiKeyId: string;
  memberId: string;
  paymentId: string;
  invitationId: string;
  providerId: string;
  alertId: string;
  webhookId: string;
  deliveryId: string;
  requestId: string;
  month: string;
  tokenId: string;
  personalTokenId: string;
  userId: string;
}

/** Well-formed ids of things that don't exist. */
export const unknownPlace: Place = {
  projectId: 'proj_never',
  apiKeyId: 'key_never',
  memberId: 'mem_never',
  paymentId: 'pay_never',
  invitationId: 'inv_never',
  providerId: 'prov_never',
  alertId: 'alt_never',
  webhookId: 'wh_never',
  deliveryId: 'dlv_never',
  requestId: 'req_never',
  month: '1970-01',
  tokenId: 'tok_never',
  personalTokenId: 'tok_never',
  userId: 'user_never',
};

/**
 * A new provider project with an API key, a node, a payment, an invitation, a webhook with a delivery, a token, an alert, and a logged request.
 *
 * @param role role of `userId` in the project; null if the user isn't a member
 */
export async function newPlace(userId: string, role: string | null): Promise<Place> {
  const owner = newUser();
  const projectId = await newProject(owner);
  await setProject(projectId, { isProvider: true });
  const { apiKeyId } = await newApiKey(projectId);
  const providerId = await newProvider(projectId);
  const memberId = await newMember(projectId, role === null ? newUser() : userId, role ?? 'viewer');
  const { id: paymentId } = await newPayment(projectId, owner);
  const invitationId = await newInvitation(projectId);
  const alertId = await newAlert(projectId);
  const requestId = await newLoggedRequest(projectId, apiKeyId);
  const webhookId = await newWebhook(projectId);
  const { id: deliveryId } = await newDelivery(projectId, webhookId);
  const { tokenId } = await newToken(owner, { projectId });
  const { tokenId: personalTokenId } = await newToken(role === null ? owner : userId);
  return {
    projectId,
    apiKeyId,
    memberId,
    paymentId,
    invitationId,
    providerId,
    alertId,
    webhookId,
    deliveryId,
    requestId,
    month: new Date().toISOString().slice(0, 7),
    tokenId,
    personalTokenId,
    userId: owner,
  };
}

export interface OwnPlace {
  /** Has `role` in the place's project. */
  me: string;
  place: Place;
}

/** Like `newPlace`, with a new user. */
export async function ownPlace(role: string | null): Promise<OwnPlace> {
  const me = newUser();
  return { me, place: await newPlace(me, role) };
}

const sharedPlaces = new Map<string | null, Promise<OwnPlace>>();

/** Like `ownPlace`, but created once per role, because that takes most of the time of a test. Only for requests that change nothing. */
export function sharedPlace(role: string | null): Promise<OwnPlace> {
  const known = sharedPlaces.get(role) ?? ownPlace(role);
  sharedPlaces.set(role, known);
  return known;
}

export const fillPath = (path: string, place: Place): string => path.replaceAll(/\{(\w+)\}/g, (_match, name: keyof Place) => place[name]);

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** By operation id, for calls that take a body. */
export const validBodies: Readonly<Record<string, object>> = {
  createProject: { name: 'A' },
  createFirstProject: {},
  updateProject: { name: 'A' },
  updateChecklist: { isDismissed: true },
  addMember: { userId: newUser(), role: 'viewer' },
  updateMember: { role: 'viewer' },
  createInvitation: { email: 'invited@example.com', role: 'viewer' },
  openInvitationLink: { token: 'A' },
  acceptInvitationLink: { token: 'A' },
  declineInvitationLink: { token: 'A' },
  updateEmailPreferences: { spendLimit: false },
  unsubscribe: { token: 'A' },
  createApiKey: { name: 'A' },
  updateApiKey: { status: 'paused' },
  rotateApiKey: { gracePeriodInSecs: 0 },
  createPersonalToken: { name: 'A', scopes: ['keys:read'], expiresAt: tomorrow },
  createProjectToken: { name: 'A', scopes: ['keys:read'], expiresAt: tomorrow },
  createPayment: { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 },
  updateBillingDetails: { companyName: 'A Ltd' },
  createWebhook: { url: 'https://hooks.example.com' },
  updateWebhook: { description: 'A' },
  rotateWebhookSecret: { gracePeriodInSecs: 0 },
  createProvider: { name: 'A', chain: 'base', url: (await startTestNode({ chainId: 8453 })).url },
  updateProvider: { name: 'A' },
  applyForPartnership: { company: 'A', website: 'https://a.example.com', message: 'We teach.' },
  createChainRequest: { projectUrl: 'https://a.example.com', message: 'Please serve it.' },
  createEnterpriseRequest: { email: 'a@example.com', projectLink: 'https://a.example.com', message: 'We need more.' },
  activatePromocode: { code: await newPromoCode({ amountCents: 100 }) },
};

const links = createEmailLinks({ linkSecret: testMail.linkSecret, publicOrigin: origin });
const tokenOf = (url: string): string => new URL(url).searchParams.get('token') ?? '';

export const invitationToken = (invitationId: string, sendCount = 1): string => tokenOf(links.invitation({ invitationId, sendCount }));
export const unsubscribeToken = (projectId: string, userId: string): string =>
  tokenOf(links.unsubscribe({ projectId, userId, type: 'spendLimit' }).page);

function bodyOf(operationId: string, { invitationId, projectId, userId }: Place): object | undefined {
  if (operationId.endsWith('InvitationLink')) return { token: invitationToken(invitationId) };
  return operationId === 'unsubscribe' ? { token: unsubscribeToken(projectId, userId) } : undefined;
}

const range = '?from=2026-11-21T00:00:00Z&to=2026-11-22T00:00:00Z';

interface MakeCallOptions {
  as?: string | undefined;
  /** Secret of an API token, instead of a session. */
  token?: string | undefined;
  /** @default the call's valid body */
  body?: object | undefined;
  /** @default the idempotency key `one` */
  headers?: Record<string, string>;
}

export function makeCall(call: Call, place: Place, { as, token, body, headers }: MakeCallOptions = {}): Promise<ApiReply> {
  const { method, path, operationId } = call;
  const query = path.endsWith('statistics') || path.endsWith('usage') ? range : '';
  return callApi(`${method} ${fillPath(path, place)}${query}`, {
    as,
    token,
    body: body ?? bodyOf(operationId, place) ?? validBodies[operationId],
    headers: headers ?? { 'idempotency-key': 'one' },
  });
}
