/** Every button that waits for a wallet, with a wallet that rejects, answers nonsense, or answers late or never: a sentence, a way on, and nothing that did not happen. */
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { pass } from '@onepoint/testing/fake-time';
import type { FakeWalletReply } from '@onepoint/fake-wallets';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main, openPlayground, press, problemsOfPage, setUpPlayground, wallet, type FaultyPlayground } from './playground-harness.tsx';
import { walletActions, type WalletAction } from './wallet-actions.ts';

const { waiting } = provider;
/** When the page offers to stop waiting. */
const patienceMs = 5500;
const lateMs = 60_000;
/** How long the page checks whether a wallet has switched. */
const settlesMs = 1500;

const nonsense: readonly unknown[] = [null, {}, [], 42, 'banana', '0x'];

const isBusy = (): boolean => within(main()).queryAllByRole('button', { busy: true }).length > 0;
const hasStop = (): boolean => screen.queryByRole('button', { name: waiting.stop }) !== null;
const typed = ([label]: readonly [string, string]): string => screen.getByRole<HTMLInputElement>('textbox', { name: label }).value;

async function open({ place, isConnected = true, field }: WalletAction): Promise<FaultyPlayground> {
  setUpPlayground();
  const opened = await openPlayground({ place, wallet: { ...wallet, isAuthorized: isConnected } });
  if (field) fireEvent.change(screen.getByRole('textbox', { name: field[0] }), { target: { value: field[1] } });
  await pass(0, 1);
  return opened;
}

function problemsOf(action: WalletAction): string[] {
  return [
    ...problemsOfPage(),
    ...(action.hasSucceeded() ? ['says that it succeeded'] : []),
    ...(isBusy() ? ['is stuck'] : []),
    ...(action.field && typed(action.field) !== action.field[1] ? ['loses what was typed'] : []),
  ];
}

const actions = Object.entries(walletActions);
const answering = actions.filter(([, { onlyHangs }]) => onlyHangs !== true);

test.each(answering)('%s with a wallet that rejects or answers nonsense', async (_name, action) => {
  const opened = await open(action);
  const ask = async (reply: FakeWalletReply, asked = action.methods): Promise<void> => {
    for (const method of asked) opened.wallet.script({ method, reply });
    await action.press();
    await pass(settlesMs, 4);
  };
  await ask({ kind: 'reject' }, action.methods.slice(0, 1));
  expect(problemsOf(action)).toEqual([]);
  expect(main().textContent).toContain(action.rejection ?? provider.errors.userRejected);
  const problems: string[] = [];
  for (const value of nonsense) {
    await ask({ kind: 'answer', value });
    problems.push(...problemsOf(action).map((problem) => `${JSON.stringify(value)}: ${problem}`));
  }
  expect(problems).toEqual([]);
  await action.press();
  await pass(settlesMs, 4);
  expect(action.hasSucceeded()).toBe(true);
  opened.close();
});

test.each(actions)('%s with a wallet that answers late: the user stops waiting, and the answer is ignored', async (_name, action) => {
  const opened = await open(action);
  const [method = ''] = action.methods;
  opened.wallet.script({ method, reply: { kind: 'delay', delayMs: lateMs } });
  await action.press();
  expect(hasStop()).toBe(false);
  await pass(patienceMs, 4);
  expect(main().textContent).toContain(waiting.slow);
  await press(waiting.stop, main());
  const stopped = (): string[] => [
    ...problemsOf(action),
    ...(main().textContent.includes(waiting.stopped) ? [] : ['does not say that it stopped']),
  ];
  expect(stopped()).toEqual([]);
  await pass(lateMs + settlesMs, 8);
  expect(screen.queryAllByRole('alert')).toEqual([]);
  if (action.showsWallet === true) return;
  expect(stopped()).toEqual([]);
  await action.press();
  await pass(settlesMs, 4);
  expect(action.hasSucceeded()).toBe(true);
  expect(main().textContent).not.toContain(waiting.stopped);
  opened.close();
});

test.each(actions)('%s with a wallet that never answers: the user stops waiting and tries again', async (_name, action) => {
  const opened = await open(action);
  const [method = ''] = action.methods;
  opened.wallet.script({ method, reply: { kind: 'never' } });
  await action.press();
  await pass(patienceMs, 4);
  await press(waiting.stop, main());
  await action.press();
  await pass(settlesMs, 4);
  expect(action.hasSucceeded()).toBe(true);
  expect(hasStop()).toBe(false);
  opened.close();
});

/** Asks for a connection that the wallet allows late, and stops waiting for it. */
async function stopConnecting() {
  const { 'connects a wallet': action } = walletActions;
  if (action === undefined) throw new Error('There is no such action');
  const opened = await open(action);
  opened.wallet.script({ method: 'wallet_requestPermissions', reply: { kind: 'delay', delayMs: lateMs } });
  await action.press();
  await pass(patienceMs, 4);
  await press(waiting.stop, main());
  return { action, opened };
}

test('stays connected if the user tries again before a late answer', async () => {
  const { action, opened } = await stopConnecting();
  await action.press();
  await pass(lateMs + settlesMs, 8);
  expect(action.hasSucceeded()).toBe(true);
  expect(opened.wallet.getState().isAuthorized).toBe(true);
  opened.close();
});

test('takes back a permission that the user gave after the page stopped waiting', async () => {
  const { opened } = await stopConnecting();
  await pass(lateMs + settlesMs, 8);
  expect(opened.wallet.getState().isAuthorized).toBe(false);
  opened.close();
});
