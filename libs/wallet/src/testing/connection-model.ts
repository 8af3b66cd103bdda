import { expect } from 'vitest';
import type { Config, Connector } from 'wagmi';
import { createWalletConfig } from '../config/create-wallet-config.ts';
import { createFakeWallet, type FakeWallet } from '@onepoint/fake-wallets';
import { forgetStoredConnections, reconnectWallets } from '../actions/reconnect-wallets.ts';
import { findWallet, memoryStorage } from './start-wallets.ts';

interface ModelWallet {
  isAuthorized: boolean;
  isLocked: boolean;
  /** Index of the selected account. */
  selected: number;
  chainId: number;
  fault: Fault;
  /** Disconnected by the page, so that a reload does not reconnect it. */
  wasDisconnectedByPage: boolean;
}

export type Fault = 'none' | 'rejects' | 'pending' | 'neverRevokes';

/** Expected connection state of a page with several wallets. */
export interface ConnectionModel {
  readonly wallets: readonly ModelWallet[];
  /** Indexes in connection order. */
  connected: readonly number[];
  current: number | undefined;
  /** The wallet that a reload tries first. */
  recent: number | undefined;
}

export function createConnectionModel(count: number): ConnectionModel {
  const wallets = Array.from({ length: count }, () => ({
    isAuthorized: false,
    isLocked: false,
    selected: 0,
    chainId: 1,
    fault: 'none' as const,
    wasDisconnectedByPage: false,
  }));
  return { wallets, connected: [], current: undefined, recent: undefined };
}

export function walletOf(model: ConnectionModel, index: number): ModelWallet {
  const wallet = model.wallets[index];
  if (wallet === undefined) throw new Error(`no wallet ${index}`);
  return wallet;
}

export function addConnection(model: ConnectionModel, index: number): void {
  if (!model.connected.includes(index)) model.connected = [...model.connected, index];
  model.current = index;
  walletOf(model, index).wasDisconnectedByPage = false;
}

/** If the current wallet is removed, the one connected longest becomes current. */
export function removeConnection(model: ConnectionModel, index: number): void {
  model.connected = model.connected.filter((each) => each !== index);
  if (model.current === index) model.current = model.connected[0];
}

/** Changes a wallet's state and applies the effect of its visible account on the connections. */
export function changeWalletState(model: ConnectionModel, index: number, change: Partial<ModelWallet>): void {
  const wallet = walletOf(model, index);
  const seen = (): string => (wallet.isAuthorized && !wallet.isLocked ? String(wallet.selected) : '');
  const before = seen();
  Object.assign(wallet, change);
  const after = seen();
  if (after === before) return;
  if (after === '') removeConnection(model, index);
  // A wallet connects itself when the user approves the page inside it.
  else if (!model.connected.includes(index)) addConnection(model, index);
}

/** A reload reconnects authorized, unlocked wallets that the page did not disconnect, most recent first. */
export function reloadModel(model: ConnectionModel): void {
  const kept = model.wallets.flatMap((wallet, index) =>
    wallet.isAuthorized && !wallet.isLocked && !wallet.wasDisconnectedByPage ? [index] : [],
  );
  model.connected = kept.toSorted((a, b) => Number(b === model.recent) - Number(a === model.recent));
  model.current = model.connected[0];
}

const behaviors = {
  none: {},
  rejects: { rejects: 'all' },
  pending: { isPending: true },
  neverRevokes: { neverAnswers: ['wallet_revokePermissions'] },
} as const;

const kind = { rejects: [], isPending: false, neverAnswers: [] } as const;

/** A page with fake wallets. Storage of wallets and page survives a reload. */
export class ModelPage {
  config!: Config;
  private fakes: readonly FakeWallet[] = [];
  private readonly pageStorage = memoryStorage();
  private readonly walletStorage = memoryStorage();
  private readonly count: number;
  private stops: readonly (() => void)[] = [];

  constructor(count: number) {
    this.count = count;
  }

  /** Loads or reloads the page. */
  async load(): Promise<void> {
    this.unload();
    this.fakes = Array.from({ length: this.count }, (_, index) =>
      createFakeWallet({ name: nameOf(index), rdns: `test.w${index}`, knownChainIds: [1, 137] }, this.walletStorage),
    );
    this.stops = this.fakes.map((fake) => fake.announce(window));
    this.config = createWalletConfig({ gatewayUrl: 'https://rpc.example.com/rpc', storage: this.pageStorage });
    await settle();
    forgetStoredConnections(this.config);
    await reconnectWallets(this.config);
  }

  unload(): void {
    for (const stop of this.stops) stop();
    if (this.stops.length > 0) this.config._internal.mipd?.destroy();
  }

  fake(index: number): FakeWallet {
    const fake = this.fakes[index];
    if (fake === undefined) throw new Error(`no wallet ${index}`);
    return fake;
  }

  async wallet(index: number): Promise<{ readonly connector: Connector }> {
    return findWallet(this.config, nameOf(index));
  }

  setFault(index: number, fault: Fault): void {
    this.fake(index).behave({ ...kind, ...behaviors[fault] });
  }

  async expectToBe(model: ConnectionModel): Promise<void> {
    await settle();
    const { connections, current, status } = this.config.state;
    expect(
      [...connections.values()].map(({ accounts, chainId, connector }) => ({ name: connector.name, account: accounts[0], chainId })),
    ).toEqual(
      model.connected.map((index) => {
        const { selected, chainId } = walletOf(model, index);
        return { name: nameOf(index), account: this.fake(index).addresses[selected], chainId };
      }),
    );
    expect(current === null ? undefined : connections.get(current)?.connector.name).toBe(
      model.current === undefined ? undefined : nameOf(model.current),
    );
    expect(status).toBe(model.connected.length > 0 ? 'connected' : 'disconnected');
  }
}

function nameOf(index: number): string {
  return `W${index}`;
}

/** Fake wallets answer without delay, so that all effects settle within a few turns of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
