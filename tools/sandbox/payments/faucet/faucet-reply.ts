import * as z from 'zod';
import { jsonReply, pageReply, type Reply } from '../http/reply.ts';
import type { PageRequest } from '../page/page-routes.ts';
import type { Payments } from '../payments.ts';
import { dollarsMax, faucetPage } from './faucet-page.ts';
import { mint } from './mint.ts';

const formSchema = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  chain: z.string(),
  dollars: z.coerce.number().int().min(1).max(dollarsMax),
});

/** The faucet's page, and what it sends. There is none where no embedded chain takes deposits. */
export async function faucetReply(
  { settings }: Pick<Payments, 'settings'>,
  { method, origin, body }: Omit<PageRequest, 'path'>,
): Promise<Reply> {
  const { faucetNetworks: networks, publicOrigin } = settings;
  if (networks.length === 0) return jsonReply(404, { status: 'error', result: { faucet: 'There are no local chains.' } });
  if (method === 'GET' || method === 'HEAD') return pageReply(200, faucetPage(networks, undefined));
  const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(body))).data;
  const network = networks.find(({ chain }) => chain === form?.chain);
  if (method !== 'POST' || origin !== publicOrigin || form === undefined || network === undefined) {
    return jsonReply(400, { status: 'error', result: { form: 'Not this page’s.' } });
  }
  return pageReply(200, faucetPage(networks, await mint(network, form.address, form.dollars)));
}
