import { newPromoCode, newUser } from './fixtures.ts';
import { startTestNode } from './start-test-node.ts';

/** A body that each call takes, by operation id; made once, since some of it has to exist. */
export async function validBodies(): Promise<Readonly<Record<string, object>>> {
  return {
    createProject: { name: 'A' },
    updateProject: { name: 'A' },
    addMember: { userId: newUser(), role: 'viewer' },
    updateMember: { role: 'viewer' },
    createInvitation: { email: 'invited@example.com', role: 'viewer' },
    createApiKey: { name: 'A' },
    updateApiKey: { status: 'paused' },
    rotateApiKey: { gracePeriodInSecs: 0 },
    createPayment: { type: 'CRYPTOCLOUD_PAYMENT', amount: 10_000 },
    setWebhook: { url: 'https://hooks.example.com' },
    createProvider: { name: 'A', chain: 'base', url: (await startTestNode({ chainId: 8453 })).url },
    updateProvider: { name: 'A' },
    applyForPartnership: { company: 'A', website: 'https://a.example.com', message: 'We teach.' },
    createChainRequest: { projectUrl: 'https://a.example.com', message: 'Please serve it.' },
    createEnterpriseRequest: { email: 'a@example.com', projectLink: 'https://a.example.com', message: 'We need more.' },
    activatePromocode: { code: await newPromoCode({ amountCents: 100 }) },
  };
}
