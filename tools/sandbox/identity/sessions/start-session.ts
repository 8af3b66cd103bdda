import { createId } from '../crypto/create-id.ts';
import type { Identity } from '../identity.ts';
import type { ClientRow, SessionRow } from '../store/rows.ts';

export interface StartSessionParameters {
  client: ClientRow;
  userId: string;
  strategy: string;
  clientAddress: string;
  userAgent: string;
}

/** Signs a user in at a browser; whoever was signed in there is replaced. Call it inside a transaction. */
export function startSession({ store, settings, now }: Identity, parameters: StartSessionParameters): SessionRow {
  const { client, userId, strategy, clientAddress, userAgent } = parameters;
  const time = now();
  for (const { id } of store.sessions.list({ clientId: client.id, status: 'active' }))
    store.sessions.update(id, { status: 'replaced', updatedAt: time });
  const session = store.sessions.insert({
    id: createId('sess'),
    clientId: client.id,
    userId,
    status: 'active',
    address: clientAddress,
    userAgent,
    createdAt: time,
    updatedAt: time,
    lastActiveAt: time,
    expiresAt: time + settings.sessionTtlMs,
  });
  store.clients.update(client.id, { lastActiveSessionId: session.id, lastStrategy: strategy, updatedAt: time });
  store.users.update(userId, { lastSignInAt: time });
  return session;
}
