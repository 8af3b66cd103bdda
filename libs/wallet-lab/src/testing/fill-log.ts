import type { FakeLab } from './create-fake-lab.ts';

/** Writes a line of every kind into the log. */
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
