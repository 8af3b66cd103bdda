import { createHmac, randomBytes } from 'node:crypto';
import { api, type ApiReply } from './api.ts';
import { webhookKey } from './session-tokens.ts';

interface SendEventOptions {
  /** @default 0 */
  ageMs?: number;
  headers?: Record<string, string | undefined>;
}

export async function sendSigned(body: string, { ageMs = 0, headers = {} }: SendEventOptions = {}): Promise<ApiReply> {
  const id = `msg_${randomBytes(12).toString('hex')}`;
  const timestamp = Math.floor((Date.now() - ageMs) / 1_000).toString();
  const signature = createHmac('sha256', webhookKey).update(`${id}.${timestamp}.${body}`).digest('base64');
  const all = {
    'content-type': 'application/json',
    'svix-id': id,
    'svix-timestamp': timestamp,
    'svix-signature': `v1,${signature}`,
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined));
  const reply = await api.app.inject({ method: 'POST', url: '/api/webhooks/clerk', headers: sent, payload: body });
  return { status: reply.statusCode, headers: reply.headers, body: reply.json<unknown>() };
}

export const sendEvent = (type: string, userId: string, options?: SendEventOptions): Promise<ApiReply> =>
  sendSigned(JSON.stringify({ type, object: 'event', data: { id: userId, object: 'user', deleted: type === 'user.deleted' } }), options);

export function deleteUser(userId: string): Promise<ApiReply> {
  api.directory.users.delete(userId);
  return sendEvent('user.deleted', userId);
}
