import * as fc from 'fast-check';
import { expect } from 'vitest';
import { connectWallet } from '../../actions/connect-wallet.ts';
import { disconnectWallet } from '../../actions/disconnect-wallet.ts';
import { selectWallet } from '../../actions/select-wallet.ts';
import { switchWalletChain } from '../../actions/switch-wallet-chain.ts';
import {
  addConnection,
  changeInside,
  reloadModel,
  removeConnection,
  walletOf,
  type ConnectionModel,
  type Fault,
} from './connection-model.ts';
import type { ModelPage } from './model-page.ts';

/** Does one thing to model and page; returns the code that the page must answer with, or undefined where it works. */
type Act = (model: ConnectionModel, page: ModelPage) => { readonly code: string | undefined; readonly done: Promise<unknown> };

class Step implements fc.AsyncCommand<ConnectionModel, ModelPage> {
  readonly name: string;
  readonly act: Act;
  readonly canHappen: (model: ConnectionModel) => boolean;

  constructor(name: string, act: Act, canHappen: (model: ConnectionModel) => boolean = () => true) {
    this.name = name;
    this.act = act;
    this.canHappen = canHappen;
  }

  check(model: Readonly<ConnectionModel>): boolean {
    return this.canHappen(model);
  }

  async run(model: ConnectionModel, page: ModelPage): Promise<void> {
    const { code, done } = this.act(model, page);
    const answer = await done.then(
      () => undefined,
      (error: unknown) => (error as { code?: string }).code,
    );
    expect(answer, this.name).toBe(code);
    await page.expectToBe(model);
  }

  toString(): string {
    return this.name;
  }
}

const refusals: Readonly<Partial<Record<Fault, string>>> = { rejects: 'WALLET_USER_REJECTED', pending: 'WALLET_REQUEST_PENDING' };

const connect = (index: number): Step =>
  new Step(
    `connect ${index}`,
    (model, page) => {
      const wallet = walletOf(model, index);
      const code = model.current === index ? 'WALLET_ALREADY_CONNECTED' : refusals[wallet.fault];
      if (code === undefined) {
        changeInside(model, index, { isAuthorized: true });
        addConnection(model, index);
        model.recent = index;
      }
      return { code, done: page.wallet(index).then((found) => connectWallet(page.config, found)) };
    },
    // A locked wallet answers when it is unlocked: nothing to compare before.
    (model) => !walletOf(model, index).isLocked,
  );

const disconnect = (index: number): Step =>
  new Step(`disconnect ${index}`, (model, page) => {
    const wallet = walletOf(model, index);
    if (wallet.fault !== 'neverRevokes') changeInside(model, index, { isAuthorized: false });
    removeConnection(model, index);
    wallet.isLeft = true;
    model.recent = model.current ?? model.recent;
    return { code: undefined, done: page.wallet(index).then((found) => disconnectWallet(page.config, found)) };
  });

const select = (index: number): Step =>
  new Step(`select ${index}`, (model, page) => {
    const isConnected = model.connected.includes(index);
    if (isConnected) {
      model.current = index;
      model.recent = index;
    }
    return {
      code: isConnected ? undefined : 'WALLET_NOT_CONNECTED',
      done: page.wallet(index).then((found) => selectWallet(page.config, found)),
    };
  });

/** 137 is known to every wallet, 8453 has to be added. */
const switchChain = (chainId: number): Step =>
  new Step(`switch to ${chainId}`, (model, page) => {
    const current = model.current === undefined ? undefined : walletOf(model, model.current);
    const code = current === undefined ? 'WALLET_NOT_CONNECTED' : refusals[current.fault];
    if (current !== undefined && code === undefined) current.chainId = chainId;
    return { code, done: switchWalletChain(page.config, chainId) };
  });

const inside = (
  index: number,
  change: { isAuthorized: boolean } | { isLocked: boolean } | { selected: number } | { chainId: number },
): Step =>
  new Step(`inside ${index}: ${JSON.stringify(change)}`, (model, page) => {
    changeInside(model, index, change);
    page.fake(index).setState(change);
    return { code: undefined, done: Promise.resolve() };
  });

const drop = (index: number): Step =>
  new Step(`wallet ${index} drops out`, (model, page) => {
    removeConnection(model, index);
    page.fake(index).emit('disconnect', Object.assign(new Error('gone'), { code: 4900 }));
    return { code: undefined, done: Promise.resolve() };
  });

const behave = (index: number, fault: Fault): Step =>
  new Step(`wallet ${index}: ${fault}`, (model, page) => {
    walletOf(model, index).fault = fault;
    page.setFault(index, fault);
    return { code: undefined, done: Promise.resolve() };
  });

const reload = (): Step =>
  new Step('reload', (model, page) => {
    for (const wallet of model.wallets) wallet.fault = 'none';
    reloadModel(model);
    return { code: undefined, done: page.load() };
  });

/** Everything that happens to connections: by the page, inside a wallet, or to the page. */
export function connectionSteps(count: number): readonly fc.Arbitrary<Step>[] {
  const index = fc.nat(count - 1);
  const chainId = fc.constantFrom(1, 137, 8453);
  return [
    index.map(connect),
    index.map(connect),
    index.map(disconnect),
    index.map(select),
    chainId.map(switchChain),
    fc.tuple(index, fc.boolean()).map(([each, isAuthorized]) => inside(each, { isAuthorized })),
    fc.tuple(index, fc.boolean()).map(([each, isLocked]) => inside(each, { isLocked })),
    fc.tuple(index, fc.nat(2)).map(([each, selected]) => inside(each, { selected })),
    fc.tuple(index, chainId).map(([each, id]) => inside(each, { chainId: id })),
    index.map(drop),
    fc
      .tuple(index, fc.constantFrom<Fault>('none', 'none', 'rejects', 'pending', 'neverRevokes'))
      .map(([each, fault]) => behave(each, fault)),
    fc.constant(undefined).map(reload),
  ];
}
