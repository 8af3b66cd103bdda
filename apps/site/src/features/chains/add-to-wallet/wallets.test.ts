import { getServiceChain } from '@onepoint/chains';
import { describe, expect, it, vi, afterEach } from 'vitest';
import { addChain, type BrowserWallet, watchWallets } from './wallets.ts';

describe('add chain', () => {
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

describe('watch wallets', () => {
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
  ])('ignores %s', (_case, detail) => {
    const uncaught = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', uncaught);
    const told = watch();
    announce(detail);
    window.removeEventListener('error', uncaught);
    expect(told.at(-1)).toEqual([]);
    expect(uncaught).not.toHaveBeenCalled();
  });
});
