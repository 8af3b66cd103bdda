import { contract, type Provider } from '@onepoint/api-contract';
import { keyIdOf } from '@onepoint/database';
import { ApiError } from '../../errors/api-error.ts';
import { runOnce } from '../../idempotency/run-once.ts';
import { defineRoute } from '../../routing/define-route.ts';
import { authorizeLocked } from '../projects/authorize-locked.ts';
import { checkNode } from './check-node.ts';
import { providerEntry, toProvider } from './providers.mapping.ts';

export const providersMax = 50;

const urlPlace = (id: string) => ({ column: 'idempotent_requests.reply_body', id });

/** Checks the node before the transaction, which a slow node would keep open. */
export const createProvider = defineRoute(
  contract.createProvider,
  async ({ params, body, userId, idempotency }, { orm, projects, providers, nodes, chains, audit, secrets, now }) => {
    const { projectId } = params;
    if (!(await providers.isProvider(projectId))) throw new ApiError('PROVIDER_NOT_FOUND');
    const state = await checkNode({ nodes, chains, chain: body.chain, url: body.url, now });
    return runOnce<Provider>(
      orm,
      idempotency,
      201,
      async (transaction) => {
        // Checked again under the lock, because checking the node took time.
        const { role } = await authorizeLocked(transaction, projects, { action: contract.createProvider.access, projectId, userId });
        const existing = await providers.countLocked(transaction, projectId);
        if (existing === null) throw new ApiError('PROVIDER_NOT_FOUND');
        if (existing >= providersMax) throw new ApiError('LIMIT_REACHED', { details: { limit: providersMax } });
        const provider = await providers.insert(transaction, { projectId, ...body, ...state });
        await audit.add(transaction, providerEntry('provider.create', userId, provider));
        const reply = toProvider(provider, 0, role);
        // The URL can contain a key, so the copy for repeated requests is encrypted too.
        return { reply, stored: { ...reply, url: secrets.seal(urlPlace(reply.id), reply.url) } };
      },
      (stored) => {
        const reply = stored as Provider;
        return { ...reply, url: keyIdOf(reply.url) === null ? reply.url : secrets.open(urlPlace(reply.id), reply.url) };
      },
    );
  },
);
