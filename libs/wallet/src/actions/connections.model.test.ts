import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  addConnection,
  changeWalletState,
  createConnectionModel,
  ModelPage,
  reloadModel,
  removeConnection,
  walletOf,
  type ConnectionModel,
  type Fault,
} from '../testing/connection-model.ts';
import { switchConnection } from 'wagmi/actions';
import { connectWallet, disconnectWallet } from './connect-wallet.ts';
import { switchWalletChain } from './switch-wallet-chain.ts';

const walletCount = 3;

/** Performs one action on model and page, and returns the expected error code, or undefined on success. */
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
        changeWalletState(model, index, { isAuthorized: true });
        addConnection(model, index);
        model.recent = index;
      }
      return { code, done: page.wallet(index).then((found) => connectWallet(page.config, found)) };
    },
    // A locked wallet does not answer until it is unlocked.
    (model) => !walletOf(model, index).isLocked,
  );

const disconnect = (index: number): Step =>
  new Step(`disconnect ${index}`, (model, page) => {
    const wallet = walletOf(model, index);
    if (wallet.fault !== 'neverRevokes') changeWalletState(model, index, { isAuthorized: false });
    removeConnection(model, index);
    wallet.wasDisconnectedByPage = true;
    model.recent = model.current ?? model.recent;
    return { code: undefined, done: page.wallet(index).then((found) => disconnectWallet(page.config, found)) };
  });

const select = (index: number): Step =>
  new Step(
    `select ${index}`,
    (model, page) => {
      model.current = index;
      model.recent = index;
      return { code: undefined, done: page.wallet(index).then((found) => switchConnection(page.config, found)) };
    },
    (model) => model.connected.includes(index),
  );

/** Every wallet knows 137; 8453 has to be added. */
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
    changeWalletState(model, index, change);
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

function connectionSteps(count: number): readonly fc.Arbitrary<Step>[] {
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

it('connections match the model after any sequence of user, page, wallet and reload actions', { timeout: 300_000 }, async () => {
  const steps = fc.commands([...connectionSteps(walletCount)], { maxCommands: 30, size: 'max' });
  await fc.assert(
    fc.asyncProperty(steps, async (commands) => {
      const page = new ModelPage(walletCount);
      await page.load();
      try {
        await fc.asyncModelRun(() => ({ model: createConnectionModel(walletCount), real: page }), commands);
      } finally {
        page.unload();
      }
    }),
    { numRuns: 20 },
  );
});
