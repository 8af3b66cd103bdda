import type { FakeWalletPreset } from '@onepoint/fake-wallets';
import { expect } from '@playwright/test';
import type { LabPage } from './lab-page.ts';

/** User flows in execution order. */
export const flows = [
  'discover',
  'connect',
  'signMessage',
  'signTypedData',
  'sendTransaction',
  'reconnect',
  'switchChain',
  'revoke',
  'disconnect',
] as const;

type Flow = (typeof flows)[number];

/** The flow works, the page shows an error code, or it keeps waiting for the wallet. */
type Outcome = 'works' | 'waits' | `WALLET_${string}`;

/** Outcomes by flow. Default: `works`. */
type Outcomes = Readonly<Partial<Record<Flow, Outcome>>>;

const everyRequest = (code: Outcome): Outcomes => ({
  connect: code,
  signMessage: code,
  signTypedData: code,
  sendTransaction: code,
  switchChain: code,
});

export const outcomesByPreset: Readonly<Record<FakeWalletPreset, Outcomes>> = {
  good: {},
  slow: {},
  rejecting: everyRequest('WALLET_USER_REJECTED'),
  pending: everyRequest('WALLET_REQUEST_PENDING'),
  locked: { connect: 'waits' },
  unknownChain: {},
  nestedUnknownChain: {},
  wrongChain: { switchChain: 'WALLET_CHAIN_NOT_SWITCHED' },
  disconnecting: { signMessage: 'WALLET_DISCONNECTED', signTypedData: 'WALLET_DISCONNECTED', sendTransaction: 'WALLET_DISCONNECTED' },
  neverRevokes: { revoke: 'waits' },
  withoutRemoveListener: {},
  twin: {},
  otherTwin: {},
  plain: {},
  smartAccount: {},
};

/** User flows with their assertions. Each flow starts and ends in the section Connect. */
export const runFlow: Readonly<Record<Flow, (lab: LabPage, outcome: Outcome) => Promise<void>>> = {
  discover: async (lab) => {
    await expect(lab.connectButton).toBeVisible();
    await lab.expectDisconnected();
  },
  connect: async (lab, outcome) => {
    await lab.connectButton.click();
    if (outcome === 'waits') {
      await expect(lab.connectButton).toHaveAttribute('aria-busy', 'true');
      await lab.withApprovals(() => lab.expectConnected());
    } else await expectOutcome(lab, outcome, () => lab.expectConnected());
  },
  signMessage: async (lab, outcome) => {
    await ensureConnected(lab);
    await lab.page.getByRole('button', { name: 'Sign message' }).click();
    await expectOutcome(lab, outcome, () => expect(lab.page.getByText('Signature verified. It’s from this account.')).toBeVisible());
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
    // The page shows the chain that the wallet switched to instead.
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

/** Sends the example of a method. `confirm` confirms the page's own dialog. */
async function send(lab: LabPage, outcome: Outcome, method: string, confirm?: () => Promise<void>): Promise<void> {
  await ensureConnected(lab);
  await lab.goTo('Methods', method);
  const button = lab.page.getByRole('button', { name: 'Send', exact: true });
  await button.click();
  await confirm?.();
  if (outcome === 'waits') await expect(lab.page.getByText('Waiting for the wallet')).toBeVisible();
  else await expectOutcome(lab, outcome, () => expect(lab.page.getByText(/^Response in /)).toBeVisible());
  await lab.goTo('Connect');
}

async function expectOutcome(lab: LabPage, outcome: Outcome, works: () => Promise<void>): Promise<void> {
  await (outcome === 'works' ? works() : lab.expectError(outcome));
}

/** Connects the wallet if an earlier flow was rejected or disconnected it. */
async function ensureConnected(lab: LabPage): Promise<void> {
  await expect(lab.disconnectButton.or(lab.connectButton)).toBeVisible();
  if (await lab.disconnectButton.isVisible()) return;
  await lab.withApprovals(async () => {
    await lab.connectButton.click();
    await lab.expectConnected();
  });
}
