import methods from '@onepoint/locales/en/methods.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import type { LabPlace } from '@onepoint/wallet-lab';
import { screen, within } from '@testing-library/react';
import { main, press } from './playground-harness.tsx';

/** Something that the playground asks a wallet to do. */
export interface WalletAction {
  readonly place: LabPlace;
  /** Wallet methods that the test breaks. */
  readonly methods: readonly string[];
  /** Whether the wallet starts connected. @default true */
  readonly isConnected?: boolean;
  readonly press: () => Promise<void>;
  readonly hasSucceeded: () => boolean;
  /** What the page says if the user rejects. @default that of the error code */
  readonly rejection?: string;
  /** Any answer, even a rejection, lets the page go on; only a wallet that never answers stops it. */
  readonly onlyHangs?: boolean;
  /** Whether the page follows the state of the wallet, so a late response still shows. */
  readonly showsWallet?: boolean;
  /** A text field and what is typed into it. */
  readonly field?: readonly [label: string, text: string];
}

const says = (text: string): boolean => main().textContent.includes(text);
const isResponse = (): boolean => /Response in \d/.test(main().textContent);
const send = async (): Promise<void> => press(methods.form.send);

/** Sends a transaction and confirms the page's own question. */
async function sendTransaction(): Promise<void> {
  await send();
  const [dialog] = screen.queryAllByRole('alertdialog');
  if (dialog) await press(/^Send .* on Ethereum$/, dialog);
}

/** Every button that waits for a wallet. */
export const walletActions: Readonly<Record<string, WalletAction>> = {
  'connects a wallet': {
    place: { section: 'connect' },
    methods: ['wallet_requestPermissions', 'eth_requestAccounts'],
    isConnected: false,
    press: async () => press('Connect Acme'),
    hasSucceeded: () => within(main()).queryByRole('button', { name: provider.connection.disconnect }) !== null,
  },
  'switches the chain': {
    place: { section: 'connect' },
    methods: ['wallet_switchEthereumChain'],
    press: async () => press(/^Base/),
    hasSucceeded: () => within(main()).queryByRole('button', { name: /^Base/, current: true }) !== null,
    showsWallet: true,
  },
  'signs a message': {
    place: { section: 'connect' },
    methods: ['personal_sign'],
    press: async () => press(methods.sign.submit),
    hasSucceeded: () => says(methods.sign.succeeded) && says(methods.sign.verified),
    field: [methods.sign.message, 'Ahoy'],
  },
  'sends a request': {
    place: { section: 'methods', item: 'personalSign' },
    methods: ['personal_sign'],
    press: send,
    hasSucceeded: () => isResponse() && says('the requested account.'),
    field: [methods.fields.message, 'Ahoy'],
  },
  'sends a transaction': {
    place: { section: 'methods', item: 'sendTransaction' },
    methods: ['eth_sendTransaction'],
    press: sendTransaction,
    hasSucceeded: () => says('Included in block'),
    field: [methods.fields.to, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  },
  'asks for the chain before a transaction': {
    place: { section: 'methods', item: 'sendTransaction' },
    methods: ['eth_chainId'],
    press: send,
    hasSucceeded: () => screen.queryAllByRole('alertdialog').length > 0,
    onlyHangs: true,
    field: [methods.fields.to, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'],
  },
  'sends malformed data': {
    place: { section: 'methods', item: 'signTypedData' },
    methods: ['eth_signTypedData_v4'],
    press: async () => press(/^Send: /),
    hasSucceeded: () => says('Rejected: RPC_PARAMS_INVALID'),
    rejection: methods.form.declinedByPerson,
  },
};
