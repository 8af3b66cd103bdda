import type { PageStorage } from '@onepoint/app-state';
import { createWalletConfig, observeWallets } from '@onepoint/wallet';
import { createFakeWallet, type FakeWalletOptions } from '@onepoint/fake-wallets';
import { createAnnouncementRegistry } from '../lab/announcement-registry.ts';
import { createConformanceResults, type Lab } from '../lab/create-lab.ts';
import { watchLabState } from '../lab/lab-state.ts';
import { createRemoteTestWallet } from '../lab/remote-test-wallet.ts';
import { createTestWallets } from '../lab/test-wallets.ts';
import { createLabLog } from '../log/lab-log.ts';

export interface FakeLab extends Lab {
  readonly wasReloaded: () => boolean;
}

/** Creates a lab with fake wallets, in-memory storage and an unreachable gateway. */
export function createFakeLab(wallets: readonly FakeWalletOptions[] = []): FakeLab {
  const log = createLabLog({ schedule: (run) => run() });
  const announcements = createAnnouncementRegistry(window);
  const { wrapInjected, stop: stopObserving } = observeWallets(window, log.sink);
  const remote = createRemoteTestWallet({ window, rpcUrls: {} });
  const storage = createMemoryStorage();
  const testWallets = createTestWallets({ window, storage, rpcUrls: {} });
  const removals = wallets.map((options) => createFakeWallet(options).install(window));
  const gatewayUrl = `${location.origin}/no-gateway`;
  const config = createWalletConfig({ gatewayUrl, wrapInjected });
  const stops = [watchLabState(config, log), testWallets.stop, remote.stop, announcements.stop, stopObserving, ...removals];
  let isReloaded = false;
  return {
    config,
    log,
    testWallets,
    remote,
    announcements,
    conformance: createConformanceResults(),
    storage,
    defaultGatewayUrl: gatewayUrl,
    reload: () => {
      isReloaded = true;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
    wasReloaded: () => isReloaded,
  };
}

/** Adds a record of every kind. */
export function fillLog(lab: FakeLab): FakeLab {
  const { sink, addState } = lab.log;
  const wallet = 'Test wallet';
  const before = { status: 'connecting', wallet: null, accounts: [], chainId: null, connections: 0 } as const;
  const after = {
    status: 'connected',
    wallet,
    accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    chainId: 1,
    connections: 1,
  } as const;
  sink.startRequest({ wallet, method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })('result', []);
  sink.addEvent({ wallet, event: 'accountsChanged', data: after.accounts });
  addState(before, after);
  sink.startRequest({ wallet, method: 'wallet_switchEthereumChain', params: [{ chainId: '0x2105' }] })('error', {
    code: 4902,
    message: 'Unrecognized chain ID "0x2105". Try adding the chain using wallet_addEthereumChain first.',
  });
  sink.startRequest({ wallet, method: 'eth_blockNumber', params: [] })('result', '0x1');
  sink.startRequest({ wallet, method: 'personal_sign', params: ['0x48656c6c6f', after.accounts[0]] });
  return lab;
}

function createMemoryStorage(): PageStorage {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => {
      items.set(key, value);
      return true;
    },
    removeItem: (key) => void items.delete(key),
  };
}
