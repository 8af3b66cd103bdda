import { expect } from 'vitest';
import type { Config, Connector } from 'wagmi';
import { reconnectWallets } from '../../actions/reconnect-wallets.ts';
import { createWalletConfig } from '../../config/create-wallet-config.ts';
import { forgetStoredConnections } from '../../config/forget-stored-connections.ts';
import { createFakeWallet, type FakeWallet } from '../../fake/create-fake-wallet.ts';
import { memoryStorage } from '../memory-storage.ts';
import { findWallet } from '../start-wallets.ts';
import { walletOf, type ConnectionModel, type Fault } from './connection-model.ts';

const behaviors = {
  none: {},
  rejects: { rejects: 'all' },
  pending: { isPending: true },
  neverRevokes: { neverAnswers: ['wallet_revokePermissions'] },
} as const;

const kind = { rejects: [], isPending: false, neverAnswers: [] } as const;

/** A page with fake wallets that can be loaded again: the wallets and the browser's storage remember, the page does not. */
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

  /** Loads the page; the second time is a reload. */
  async load(): Promise<void> {
    this.leave();
    this.fakes = Array.from({ length: this.count }, (_, index) =>
      createFakeWallet({ name: nameOf(index), rdns: `test.w${index}`, knownChainIds: [1, 137] }, this.walletStorage),
    );
    this.stops = this.fakes.map((fake) => fake.announce(window));
    this.config = createWalletConfig({ gatewayUrl: 'https://rpc.example.com/rpc', storage: this.pageStorage });
    await settle();
    forgetStoredConnections(this.config);
    await reconnectWallets(this.config);
  }

  leave(): void {
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

  /** Compares all that a page can know with what the model says. */
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

/** Fake wallets answer without a delay: what follows from an event is done within a turn or two of the event loop. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  }
}
