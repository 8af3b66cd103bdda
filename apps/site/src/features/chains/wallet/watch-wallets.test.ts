import { afterEach, expect, it, vi } from 'vitest';
import type { BrowserWallet } from './browser-wallet.ts';
import { watchWallets } from './watch-wallets.ts';

const provider = { request: () => Promise.resolve(null) };
const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(window, 'ethereum');
});

function watch(): BrowserWallet[][] {
  const told: BrowserWallet[][] = [];
  stops.push(watchWallets((wallets) => told.push([...wallets])));
  return told;
}

const announce = (detail: unknown): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

it('finds none in a browser without wallets', () => {
  expect(watch()).toEqual([[]]);
});

it('finds wallets that announce themselves when asked, and does not ask which one sits at window.ethereum', () => {
  vi.stubGlobal('ethereum', provider);
  const answer = (): boolean => announce({ info: { uuid: '1', name: 'One' }, provider });
  window.addEventListener('eip6963:requestProvider', answer);
  expect(watch()).toEqual([[{ id: '1', name: 'One', provider }]]);
  window.removeEventListener('eip6963:requestProvider', answer);
  vi.unstubAllGlobals();
});

it('takes the one at window.ethereum where none announces itself', () => {
  Object.assign(window, { ethereum: provider });
  expect(watch()).toEqual([[{ id: 'injected', name: null, provider }]]);
});

it('hears of wallets that come late, and of each once', () => {
  const told = watch();
  announce({ info: { uuid: '1', name: 'One' }, provider });
  announce({ info: { uuid: '1', name: 'One' }, provider });
  expect(told.at(-1)).toEqual([{ id: '1', name: 'One', provider }]);
});

const thrower = new Proxy(
  {},
  {
    has: () => {
      throw new Error('has');
    },
    get: () => {
      throw new Error('get');
    },
  },
);

it.each([
  ['null', null],
  ['an empty object', {}],
  ['one without information', { info: null, provider }],
  ['one whose uuid is a number', { info: { uuid: 1 }, provider }],
  ['one whose provider answers nothing', { info: { uuid: '1' }, provider: {} }],
  ['what throws when it is read', thrower],
  ['one whose information throws', { info: thrower, provider }],
  ['one whose provider throws', { info: { uuid: '1' }, provider: thrower }],
])('does not take %s for a wallet', (_case, detail) => {
  const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', uncaught);
  const told = watch();
  announce(detail);
  window.removeEventListener('error', uncaught);
  expect(told.at(-1)).toEqual([]);
  expect(uncaught).not.toHaveBeenCalled();
});
