import { newApiKey, newInvitation, newMember, newProject, newUser, setProject } from './fixtures.ts';
import { newPayment } from './new-payment.ts';
import { newProvider } from './new-provider.ts';
import { newAlert, newWebhook } from './new-webhook.ts';

/** One of everything that a path can name. */
export interface Place {
  projectId: string;
  apiKeyId: string;
  memberId: string;
  paymentId: string;
  invitationId: string;
  providerId: string;
  alertId: string;
}

/** A project that serves, with a key, a provider, a webhook and an alert, and a user who is a member with a role (none: a stranger). */
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
  await newWebhook(projectId);
  return { projectId, apiKeyId, memberId, paymentId, invitationId, providerId, alertId };
}
