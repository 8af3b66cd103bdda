/**
 * Waits for a wallet that don't start with a single button: receipts, compliance tests, a phone, and requests that the wallet passes on to
 * a failing node.
 */
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import methods from '@onepoint/locales/en/methods.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import { pass } from '@onepoint/testing/fake-time';
import { apiFaults } from '@onepoint/testing/faults';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { main, openPlayground, press, problemsOfPage, setUpPlayground, wallet } from './playground-harness.tsx';
import { walletActions } from './wallet-actions.ts';

const { waiting } = provider;
const receiptMethod = 'eth_getTransactionReceipt';
/** One question per second for 90 seconds, the first one, and the one that fails. */
const receiptRequestsMax = 92;
const patienceMs = 5500;

const send = async (): Promise<void> => walletActions['sends a transaction']?.press();

test('stops looking for a transaction that is not included, and looks again on request', async () => {
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'methods', item: 'sendTransaction' }, wallet });
  opened.wallet.script({ method: receiptMethod, reply: { kind: 'answer', value: null }, times: receiptRequestsMax });
  await send();
  await pass(1000);
  expect(main().textContent).toContain(methods.form.receiptWaiting);
  await pass(200_000, 40);
  expect(main().textContent).toContain(methods.form.receiptUnknown);
  const asked = (): number => opened.wallet.requests.filter(({ method }) => method === receiptMethod).length;
  expect(asked()).toBeLessThanOrEqual(receiptRequestsMax);
  const before = asked();
  await press(common.actions.retry, main());
  expect(asked()).toBe(before + 1);
  opened.close();
});

test('stops waiting for a receipt from a wallet that does not answer, and asks again on request', async () => {
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'methods', item: 'sendTransaction' }, wallet });
  opened.wallet.script({ method: receiptMethod, reply: { kind: 'never' } });
  await send();
  await pass(11_000, 4);
  expect(main().textContent).toContain(methods.form.receiptUnknown);
  await press(common.actions.retry, main());
  expect(main().textContent).toContain('Included in block 16.');
  opened.close();
});

test('cancels the compliance tests of a wallet that does not answer', async () => {
  setUpPlayground();
  const silent = { ...wallet, isAuthorized: false, behavior: { answerDelayMs: 1e9 } };
  const opened = await openPlayground({ place: { section: 'conformance' }, wallet: silent });
  await press(provider.conformance.run, main());
  await pass(2000, 4);
  expect(screen.getByRole('progressbar')).toBeTruthy();
  await press(common.actions.cancel, main());
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(problemsOfPage()).toEqual([]);
  opened.close();
});

test('stops waiting for a phone that doesn’t respond', async () => {
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'test-wallets' } });
  await press(provider.remote.start, main());
  await pass(500);
  await press(provider.connectors.connect, main());
  await pass(patienceMs, 4);
  await press(waiting.stop, main());
  expect(main().textContent).toContain(waiting.stopped);
  expect(problemsOfPage()).toEqual([]);
  opened.close();
});

test('says what happened if the node of a wallet fails, and lets users send again', async () => {
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'methods', item: 'balance' }, wallet });
  const problems: string[] = [];
  for (const fault of apiFaults) {
    opened.connection.breakRequests(fault, (service) => service === 'gateway');
    opened.connection.requests.length = 0;
    await press(methods.form.send, main());
    await pass(patienceMs, 4);
    if (screen.queryByRole('button', { name: waiting.stop }) !== null) {
      await press(waiting.stop, main());
      if (!main().textContent.includes(waiting.stopped)) problems.push(`${fault.name}: does not say that it stopped`);
    } else if (screen.queryByRole('alert') === null && !/Response in/.test(main().textContent))
      problems.push(`${fault.name}: says nothing`);
    if (opened.connection.requests.length !== 1) problems.push(`${fault.name}: ${String(opened.connection.requests.length)} requests`);
  }
  expect(problems).toEqual([]);
  opened.connection.heal();
  await press(methods.form.send, main());
  await pass(500);
  expect(main().textContent).toContain('0xde0b6b3a7640000');
  opened.close();
});
