import * as z from 'zod';
import type { HttpService } from '../http/http-service.ts';
import { PaymentsError, type Payments } from './context.ts';
import { pagesPath } from './invoices.ts';
import type { FaucetNetwork } from './parse-payments-env.ts';
import { assertOwnForm, pageStyle, sendPage } from './payment-page.ts';

const dollarsMax = 100_000;
const formSchema = z.object({
  address: z.string().regex(/^0x[0-9a-fA-F]{40}$/),
  chain: z.string(),
  dollars: z.coerce.number().int().min(1).max(dollarsMax),
});

/** A page that sends test dollars on embedded chains; 404 without such chains. */
export function registerFaucet(app: HttpService, { settings: { faucetNetworks: networks, publicOrigin } }: Payments): void {
  app.addHook('preHandler', async () => {
    if (networks.length === 0) throw new PaymentsError(404, { faucet: 'There are no local chains.' });
  });
  app.get('/faucet', async (_request, reply) => sendPage(reply, faucetPage(networks, undefined)));
  app.post('/faucet', { schema: { body: formSchema } }, async ({ body, headers }, reply) => {
    assertOwnForm(headers.origin, publicOrigin);
    const network = networks.find(({ chain }) => chain === body.chain);
    if (network === undefined) throw new PaymentsError(400, { chain: 'Chain not found.' });
    return sendPage(reply, faucetPage(networks, await mint(network, body.address, body.dollars)));
  });
}

/** One form, no script. `sent` is the hash of the transfer just made. Network names can't contain characters that need escaping. */
function faucetPage(networks: readonly FaucetNetwork[], sent: string | undefined): string {
  const options = networks.map(({ chain, token }) => `<option value="${chain}">${token.symbol} on ${chain}</option>`);
  const waits = Math.max(...networks.map(({ confirmations }) => confirmations));
  const notice =
    sent === undefined
      ? ''
      : `<p class="status paid"><b>Sent.</b> It is credited after ${waits} blocks.</p><dl><div><dt>Transaction</dt><dd>${sent}</dd></div></dl>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>Test dollars</title><style>${pageStyle}</style></head><body><main><div class="card"><p class="tag">Sandbox</p><h1>Test dollars</h1>
<p class="status">Sends dollars of a local chain to a project’s deposit address.</p>${notice}
<form method="post" action="${pagesPath}/faucet"><label for="address">Deposit address</label>
<input id="address" name="address" required pattern="0x[0-9a-fA-F]{40}" autocomplete="off" spellcheck="false" placeholder="0x…">
<label for="chain">Network</label><select id="chain" name="chain">${options.join('')}</select>
<label for="dollars">Dollars</label><input id="dollars" name="dollars" type="number" min="1" max="${dollarsMax}" step="1" value="25" required>
<button class="main">Send</button></form><a class="back" href="/dashboard/payments">Back to payments</a></div></main></body></html>`;
}

/** The first account that embedded chains fund and sign for. */
const minter = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
/** `mint(address,uint256)` of the sandbox's token. */
const mintSelector = '0x40c10f19';
const timeoutMs = 20_000;

const replySchema = z.object({ result: z.string().optional() });
const word = (hex: string): string => hex.padStart(64, '0');

/**
 * Sends whole dollars of an embedded chain's token to an address.
 *
 * @returns the transaction's hash
 * @throws {Error} if the chain rejects it
 */
async function mint({ rpcUrl, token }: FaucetNetwork, address: string, dollars: number): Promise<string> {
  const units = BigInt(dollars) * 10n ** BigInt(token.decimals);
  const data = mintSelector + word(address.slice(2).toLowerCase()) + word(units.toString(16));
  const params = [{ from: minter, to: token.address, data }];
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_sendTransaction', params }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { result } = replySchema.parse(await response.json());
  if (result === undefined) throw new Error('The chain refused the transfer');
  return result;
}
