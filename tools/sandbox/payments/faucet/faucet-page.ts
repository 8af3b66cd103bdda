import type { FaucetNetwork } from '../config/faucet-networks.ts';
import { pageStyle } from '../page/page-style.ts';
import { pagesPath } from '../payments.ts';

export const dollarsMax = 100_000;

/** The faucet: one form, no script. `sent` is the hash of the transfer that was just made; networks are of a closed alphabet. */
export function faucetPage(networks: readonly FaucetNetwork[], sent: string | undefined): string {
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
