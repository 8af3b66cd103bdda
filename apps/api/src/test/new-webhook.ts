import { createId, alerts, webhooks } from '@onepoint/database';
import { api } from './api.ts';

/** The secret of every webhook that tests make: `whsec_` and `secret` in base64. */
export const testWebhookSecret = `whsec_${Buffer.from('secret').toString('base64')}`;

/** Sets the webhook of a project. */
export async function newWebhook(projectId: string, url = 'https://hooks.example.com/a'): Promise<void> {
  await api.database.orm.insert(webhooks).values({ projectId, url, secret: testWebhookSecret, createdBy: 'user_a' });
}

/** A new alert of a project, open unless its columns say otherwise; returns its id. */
export async function newAlert(projectId: string, columns: Partial<typeof alerts.$inferInsert> = {}): Promise<string> {
  const id = createId('alt');
  const row = { id, projectId, kind: 'low-balance', threshold: 1_000, value: 900, raisedAt: new Date(), ...columns } as const;
  await api.database.orm.insert(alerts).values(row);
  return id;
}
