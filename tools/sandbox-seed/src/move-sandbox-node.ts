import { providers, type Database } from '@onepoint/database';
import { sandboxProvider } from '@onepoint/sandbox/start/sandbox-provider';
import { eq } from 'drizzle-orm';

/** Tells where the sandbox's node stands: embedded chains come up at another port with each start. */
export async function moveNode({ orm }: Database, nodeUrl: string): Promise<void> {
  await orm.update(providers).set({ url: nodeUrl }).where(eq(providers.id, sandboxProvider.id));
}
