import { expect } from '@playwright/test';
import type { LabPage } from './lab-page.ts';
import type { Flow, Outcome } from './wallet-cases.ts';

/** Does what a person does, and looks at what the page makes of it. Each flow starts and ends on the section Connect. */
export const runFlow: Readonly<Record<Flow, (lab: LabPage, outcome: Outcome) => Promise<void>>> = {
  discover: async (lab) => {
    await expect(lab.connectButton).toBeVisible();
    await lab.expectDisconnected();
  },
  connect: async (lab, outcome) => {
    await lab.connectButton.click();
    if (outcome === 'waits') {
      await expect(lab.connectButton).toHaveAttribute('aria-busy', 'true');
      await lab.withKindPerson(() => lab.expectConnected());
    } else await expectOutcome(lab, outcome, () => lab.expectConnected());
  },
  signMessage: async (lab, outcome) => {
    await ensureConnected(lab);
    await lab.page.getByRole('button', { name: 'Sign message' }).click();
    await expectOutcome(lab, outcome, () => expect(lab.page.getByText("Signature verified: it is this account's.")).toBeVisible());
  },
  signTypedData: (lab, outcome) => send(lab, outcome, 'Sign typed data'),
  sendTransaction: (lab, outcome) =>
    send(lab, outcome, 'Send a transaction', () =>
      lab.page
        .getByRole('alertdialog')
        .getByRole('button', { name: /^Send .* on Ethereum$/ })
        .click(),
    ),
  reconnect: async (lab) => {
    await ensureConnected(lab);
    await lab.page.reload();
    await lab.expectConnected();
  },
  switchChain: async (lab, outcome) => {
    await ensureConnected(lab);
    await lab.chain('Base 8453').click();
    await expectOutcome(lab, outcome, () => expect(lab.chain('Base 8453')).toHaveAttribute('aria-current', 'true'));
    // Wherever the wallet went instead, the page says where it is.
    if (outcome === 'WALLET_CHAIN_NOT_SWITCHED') await expect(lab.chain('OP Mainnet 10')).toHaveAttribute('aria-current', 'true');
  },
  revoke: async (lab, outcome) => {
    await send(lab, outcome, 'Revoke permissions');
    await (outcome === 'works' ? lab.expectDisconnected() : lab.expectConnected());
  },
  disconnect: async (lab) => {
    await ensureConnected(lab);
    await lab.disconnectButton.click();
    await lab.expectDisconnected();
    await lab.page.reload();
    await expect(lab.connectButton).toBeVisible();
    await lab.expectDisconnected();
  },
};

/** Sends a method of the catalogue with its example. `confirm` answers the page's own question. */
async function send(lab: LabPage, outcome: Outcome, method: string, confirm?: () => Promise<void>): Promise<void> {
  await ensureConnected(lab);
  await lab.goTo('Methods', method);
  const button = lab.page.getByRole('button', { name: 'Send', exact: true });
  await button.click();
  await confirm?.();
  if (outcome === 'waits') await expect(lab.page.getByText('Waiting for the wallet')).toBeVisible();
  else await expectOutcome(lab, outcome, () => expect(lab.page.getByText(/^Answered in /)).toBeVisible());
  await lab.goTo('Connect');
}

async function expectOutcome(lab: LabPage, outcome: Outcome, works: () => Promise<void>): Promise<void> {
  await (outcome === 'works' ? works() : lab.expectError(outcome));
}

/** Connects again what refused to, or what the flow before disconnected. */
async function ensureConnected(lab: LabPage): Promise<void> {
  await expect(lab.disconnectButton.or(lab.connectButton)).toBeVisible();
  if (await lab.disconnectButton.isVisible()) return;
  await lab.withKindPerson(async () => {
    await lab.connectButton.click();
    await lab.expectConnected();
  });
}
