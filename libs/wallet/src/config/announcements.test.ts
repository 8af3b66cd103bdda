import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listWallets } from '../actions/connect-wallet.ts';
import { createFakeWallet } from '@onepoint/fake-wallets';
import { observeWallets } from '../observe/observe-wallets.ts';
import { createWalletLog } from '../observe/wallet-log.ts';
import { startWallets } from '../testing/start-wallets.ts';
import { parseAnnouncement, parseIcon } from './announcements.ts';

const uncaught: unknown[] = [];
const remember = (event: ErrorEvent): void => {
  event.preventDefault();
  uncaught.push(event.error);
};

beforeEach(() => {
  uncaught.length = 0;
  window.addEventListener('error', remember);
});

afterEach(() => window.removeEventListener('error', remember));

const fail = (): never => {
  throw new Error('read');
};
const thrower = new Proxy({}, { get: fail, has: fail, getOwnPropertyDescriptor: fail, ownKeys: fail });
const revoked = (() => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
})();

const { provider } = createFakeWallet();
const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Odd', rdns: 'com.odd', icon: 'data:image/png,' };
const without = (name: keyof typeof info) => Object.fromEntries(Object.entries(info).filter(([key]) => key !== name));
const announce = (detail: unknown): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

const malformed: readonly (readonly [name: string, detail: unknown])[] = [
  ['no detail', undefined],
  ['a detail of null', null],
  ['a string', 'wallet'],
  ['a list', [info, provider]],
  ['an empty detail', {}],
  ['no info', { provider }],
  ['info of null', { info: null, provider }],
  ['no provider', { info }],
  ['a provider of null', { info, provider: null }],
  ['a provider that is a string', { info, provider: 'window.ethereum' }],
  ['a provider without request', { info, provider: {} }],
  ['no uuid', { info: without('uuid'), provider }],
  ['a uuid that is a number', { info: { ...info, uuid: 5 }, provider }],
  ['an empty uuid', { info: { ...info, uuid: '' }, provider }],
  ['a very long uuid', { info: { ...info, uuid: 'x'.repeat(10_000) }, provider }],
  ['no name', { info: without('name'), provider }],
  ['a name that is an object', { info: { ...info, name: { toString: fail } }, provider }],
  ['no rdns', { info: without('rdns'), provider }],
  ['an rdns that is a list', { info: { ...info, rdns: ['com.odd'] }, provider }],
  ['an empty rdns', { info: { ...info, rdns: '' }, provider }],
  ['no icon', { info: without('icon'), provider }],
  ['an icon that is an object', { info: { ...info, icon: new URL('https://evil.example/x.png') }, provider }],
  ['a detail that throws', thrower],
  ['a revoked detail', revoked],
  ['info that throws', { info: thrower, provider }],
  ['an info getter that throws', Object.defineProperty({ provider }, 'info', { get: fail })],
  ['a uuid getter that throws', { info: Object.defineProperty({ ...info }, 'uuid', { get: fail }), provider }],
  ['a provider that throws', { info, provider: thrower }],
  ['a revoked provider', { info, provider: revoked }],
];

describe('announcement', () => {
  it.each(malformed)('with %s is not listed, with and without an observer', async (_name, detail) => {
    const { config } = startWallets([{ name: 'A' }]);
    announce(detail);
    const { stop } = observeWallets(window, createWalletLog());
    onTestFinished(stop);
    announce(detail);
    expect((await listWallets(config)).map(({ name }) => name)).toEqual(['A']);
    expect(parseAnnouncement(new CustomEvent('x', { detail }))).toBeNull();
    expect(uncaught).toEqual([]);
  });

  it('without a detail property is not parsed', () => {
    expect(parseAnnouncement(new Event('eip6963:announceProvider'))).toBeNull();
  });

  it.each([
    ['uuid', 'not-a-uuid'],
    ['rdns', 'not a domain'],
  ])('with a malformed %s is listed, because the conformance checks report it', async (name, value) => {
    const { config } = startWallets([]);
    announce({ info: { ...info, [name]: value }, provider });
    await expect.poll(async () => (await listWallets(config)).map((wallet) => wallet.name)).toEqual(['Odd']);
    expect(uncaught).toEqual([]);
  });

  it('is listed once if another wallet uses the same uuid', async () => {
    const { config } = startWallets([]);
    announce({ info, provider });
    announce({ info: { ...info, name: 'Impostor' }, provider: createFakeWallet().provider });
    await expect.poll(async () => (await listWallets(config)).map((wallet) => wallet.name)).toEqual(['Odd']);
    expect(uncaught).toEqual([]);
  });

  it('of a wallet whose `on` throws is listed under an observer, which logs the error', async () => {
    const log = createWalletLog();
    const { stop } = observeWallets(window, log);
    onTestFinished(stop);
    const { config } = startWallets([]);
    announce({ info, provider: { request: fail, on: fail, removeListener: fail } });
    await expect.poll(async () => (await listWallets(config)).map((wallet) => wallet.name)).toEqual(['Odd']);
    expect(log.getRecords()).toContainEqual(expect.objectContaining({ kind: 'event', event: 'on' }));
    expect(uncaught).toEqual([]);
  });
});

describe('icon', () => {
  it.each([
    ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
    [' data:image/svg+xml,<svg/>\n', 'data:image/svg+xml,<svg/>'],
    // Displayed by `img`, which does not run scripts.
    ['data:image/svg+xml,<svg><script>alert(1)</script></svg>', 'data:image/svg+xml,<svg><script>alert(1)</script></svg>'],
    ['javascript:alert(1)', undefined],
    ['https://evil.example/x.png', undefined],
    ['http://evil.example/x.png', undefined],
    ['//evil.example/x.png', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['data:,image/png', undefined],
    ['blob:https://evil.example/1', undefined],
    ['<svg onload=alert(1)>', undefined],
    ['', undefined],
    [undefined, undefined],
    [5, undefined],
  ])('%j parses to %j', (icon, parsed) => {
    expect(parseIcon(icon)).toBe(parsed);
  });

  it('from another origin is dropped, but its wallet is listed', async () => {
    const { config } = startWallets([{ name: 'A', icon: 'https://evil.example/x.png' }]);
    await expect.poll(() => listWallets(config)).toMatchObject([{ name: 'A', icon: undefined }]);
  });
});
