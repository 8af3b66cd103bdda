import { getServiceChain } from '@onepoint/chains';
import { describe, expect, it, vi, afterEach } from 'vitest';
import { addChain, type BrowserWallet, watchWallets } from './wallets.ts';

describe('addChain', () => {
  const origin = 'https://example.com';

  it('sends the chain to the wallet as EIP-3085 defines', async () => {
    const request = vi.fn(() => Promise.resolve(null));
    expect(await addChain({ request }, getServiceChain('polygon'), origin)).toEqual({ kind: 'added' });
    expect(request).toHaveBeenCalledWith({
      method: 'wallet_addEthereumChain',
      params: [
        {
          chainId: '0x89',
          chainName: 'Polygon',
          nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 },
          rpcUrls: ['https://example.com/rpc/polygon/public'],
          blockExplorerUrls: ['https://polygonscan.com'],
        },
      ],
    });
  });

  it.each([
    [{ code: 4001, message: 'User rejected the request.' }, { kind: 'rejected' }],
    [{ code: -32_603, message: 'Internal JSON-RPC error.', data: { originalError: { code: 4001 } } }, { kind: 'rejected' }],
    [{ code: -32_002 }, { kind: 'pending' }],
    [{ code: 4200 }, { kind: 'unsupported' }],
    [{ code: -32_601 }, { kind: 'unsupported' }],
    [
      { code: -32_602, message: 'Expected an array' },
      { kind: 'failed', message: 'Expected an array' },
    ],
    [undefined, { kind: 'failed', message: '' }],
  ])('maps the error %j', async (error, outcome) => {
    const request = vi.fn<() => Promise<unknown>>().mockRejectedValue(error);
    expect(await addChain({ request }, getServiceChain('base'), origin)).toEqual(outcome);
  });
});

describe('watchWallets', () => {
  const provider = { request: () => Promise.resolve(null) };
  const stops: (() => void)[] = [];

  afterEach(() => {
    for (const stop of stops.splice(0)) stop();
    Reflect.deleteProperty(window, 'ethereum');
  });

  function watch(): BrowserWallet[][] {
    const updates: BrowserWallet[][] = [];
    stops.push(watchWallets((wallets) => updates.push([...wallets])));
    return updates;
  }

  const announce = (detail: unknown): boolean => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));

  it('finds no wallet in a browser without any', () => {
    expect(watch()).toEqual([[]]);
  });

  it('finds wallets that announce themselves and ignores window.ethereum', () => {
    vi.stubGlobal('ethereum', provider);
    const answer = (): boolean => announce({ info: { uuid: '1', name: 'One' }, provider });
    window.addEventListener('eip6963:requestProvider', answer);
    expect(watch()).toEqual([[{ id: '1', name: 'One', provider }]]);
    window.removeEventListener('eip6963:requestProvider', answer);
    vi.unstubAllGlobals();
  });

  it('falls back to window.ethereum if no wallet announces itself', () => {
    Object.assign(window, { ethereum: provider });
    expect(watch()).toEqual([[{ id: 'injected', name: null, provider }]]);
  });

  it('adds wallets that announce themselves later, each once', () => {
    const updates = watch();
    announce({ info: { uuid: '1', name: 'One' }, provider });
    announce({ info: { uuid: '1', name: 'One' }, provider });
    expect(updates.at(-1)).toEqual([{ id: '1', name: 'One', provider }]);
  });

  const throwing = new Proxy(
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
    ['an announcement without info', { info: null, provider }],
    ['a uuid that is a number', { info: { uuid: 1 }, provider }],
    ['a provider without request', { info: { uuid: '1' }, provider: {} }],
    ['an announcement that throws when read', throwing],
    ['info that throws', { info: throwing, provider }],
    ['a provider that throws', { info: { uuid: '1' }, provider: throwing }],
  ])('ignores %s', (_case, detail) => {
    const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', uncaught);
    const updates = watch();
    announce(detail);
    window.removeEventListener('error', uncaught);
    expect(updates.at(-1)).toEqual([]);
    expect(uncaught).not.toHaveBeenCalled();
  });
});
