/**
 * Every section of the playground while the gateway and the texts fail, with a wrong clock, and without storage: a sentence and a way on, and no more requests than
 * ADR 0081 allows.
 */
import { localStore, sessionStore } from '@onepoint/app-state';
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import provider from '@onepoint/locales/en/provider.json' with { type: 'json' };
import japanese from '@onepoint/locales/ja/provider.json' with { type: 'json' };
import { storageFaults } from '@onepoint/testing/fake-browser';
import { pass } from '@onepoint/testing/fake-time';
import { apiFaults, slowAnswer, slowAnswerMs, type ApiFault } from '@onepoint/testing/faults';
import type { LabPlace } from '@onepoint/wallet-lab';
import { fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { forgetVisit, main, now, openPlayground, press, problemsOfPage, setUpPlayground, wallet } from './playground-harness.tsx';
import { isTexts } from './playground-services.ts';

/** Requests to the gateway that a section makes without being asked, by section. A new section that is missing here doesn't compile. */
const reads: Readonly<Record<LabPlace['section'], number>> = {
  // The balance, once.
  connect: 1,
  methods: 0,
  log: 0,
  errors: 0,
  conformance: 0,
  'test-wallets': 0,
  settings: 0,
};
const sections = Object.keys(reads) as LabPlace['section'][];

/** viem retries three times, except after faults that a retry can't fix. */
const gatewayRequestsMax = ({ name }: ApiFault): number => (/^(?:401|404|409|422)/.test(name) ? 1 : 4);
/** Four requests of ten seconds, and the waits between them. */
const gatewaySettlesMs = 45_000;

/** One file in each of two languages for the four namespaces that a section can show. */
const textRequestsMax = 8;

const [firstFault] = apiFaults;
if (firstFault === undefined) throw new Error('There are no faults');

test.each(sections)('%s, while the gateway fails', async (section) => {
  setUpPlayground();
  const opened = await openPlayground({
    place: { section },
    wallet,
    connect: (connection) => connection.breakRequests(firstFault, (service) => service === 'gateway'),
  });
  const problems: string[] = [];
  for (const fault of apiFaults) {
    opened.connection.breakRequests(fault, (service) => service === 'gateway');
    if (reads[section] > 0) {
      await pass(gatewaySettlesMs, 9);
      opened.connection.requests.length = 0;
      await press(common.actions.retry, main());
    }
    await pass(gatewaySettlesMs, 9);
    const made = opened.connection.requests.filter((service) => service === 'gateway').length;
    const madeMax = reads[section] * gatewayRequestsMax(fault);
    if (made > madeMax || (madeMax > 0 && made === 0)) problems.push(`${fault.name}: ${String(made)} requests, not ${String(madeMax)}`);
    problems.push(...problemsOfPage().map((problem) => `${fault.name}: ${problem}`));
    if (reads[section] === 0) continue;
    if (!main().textContent.includes(provider.connection.balanceFailedHint)) problems.push(`${fault.name}: says nothing`);
    if (screen.queryByRole('button', { name: common.actions.retry }) === null) problems.push(`${fault.name}: has no way on`);
  }
  expect(problems).toEqual([]);
  if (reads[section] > 0) {
    opened.connection.heal();
    await press(common.actions.retry, main());
    await pass(500);
    expect(main().textContent).toContain('1 ETH');
  }
  opened.close();
});

test('says that the gateway is slow, and shows what it answers', async () => {
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'connect' }, wallet, connect: ({ breakRequests }) => breakRequests(firstFault) });
  await pass(gatewaySettlesMs, 9);
  // The slow answer takes longer than a request may.
  opened.connection.breakRequests({ answer: slowAnswer }, (service) => service === 'gateway');
  await press(common.actions.retry, main());
  await pass(slowAnswerMs - 1000, 4);
  expect(main().textContent).toContain(provider.waiting.loading);
  opened.connection.heal();
  await pass(slowAnswerMs, 4);
  expect(main().textContent).toContain('1 ETH');
  opened.close();
});

test('loads the balance by itself when the device is online again', async () => {
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'connect' }, wallet, connect: ({ breakRequests }) => breakRequests(firstFault) });
  window.dispatchEvent(new Event('offline'));
  await pass(gatewaySettlesMs, 9);
  expect(main().textContent).toContain(provider.connection.balanceFailedHint);
  opened.connection.heal();
  window.dispatchEvent(new Event('online'));
  await pass(1000, 4);
  expect(main().textContent).toContain('1 ETH');
  opened.close();
});

test('says that the texts of a section are slow, and shows them', async () => {
  setUpPlayground();
  const opened = await openPlayground({
    place: { section: 'methods' },
    language: 'ja',
    connect: (connection) => connection.breakRequests({ answer: slowAnswer }, (service) => service === 'methods texts'),
  });
  await pass(10_000, 4);
  expect(main().textContent).toContain(japanese.waiting.loading);
  await pass(slowAnswerMs, 4);
  expect(problemsOfPage()).toEqual([]);
  opened.close();
});

test.each(sections)('%s, while the texts fail', async (section) => {
  setUpPlayground();
  const problems: string[] = [];
  for (const fault of [...apiFaults, { name: 'slow', answer: slowAnswer }]) {
    const opened = await openPlayground({
      place: { section },
      language: 'ja',
      connect: (connection) => connection.breakRequests(fault, isTexts),
    });
    // Loading gives up after ten seconds: of the first view, of the section in this language, and of the section in English.
    await pass(31_000, 8);
    problems.push(...problemsOfPage().map((problem) => `${fault.name}: ${problem}`));
    const made = opened.connection.requests.filter(isTexts).length;
    if (made > textRequestsMax) problems.push(`${fault.name}: ${String(made)} requests, not ${String(textRequestsMax)}`);
    opened.close();
    forgetVisit();
  }
  expect(problems).toEqual([]);
});

test.each(sections)('%s is the same with a clock that is ten minutes off', async (section) => {
  const texts: string[] = [];
  for (const offsetMinutes of [0, 10, -10]) {
    forgetVisit();
    setUpPlayground(new Date(now.getTime() + offsetMinutes * 60_000));
    const opened = await openPlayground({ place: { section }, wallet });
    expect(problemsOfPage()).toEqual([]);
    // Times of the log are those of the device.
    texts.push(main().textContent.replaceAll(/\d\d:\d\d:\d\d\.\d{3}|[\d.]+ ms|[0-9a-f]{8}-[0-9a-f-]{27}/g, ''));
    opened.close();
  }
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
});

test.each([10, -10])('waits for a bounded time for a date to retry after with a clock that is %i minutes off', async (offsetMinutes) => {
  setUpPlayground(new Date(now.getTime() + offsetMinutes * 60_000));
  const retryAfter = new Date(now.getTime() + 2000).toUTCString();
  const answer = (): Promise<Response> => Promise.resolve(new Response('', { status: 429, headers: { 'retry-after': retryAfter } }));
  const opened = await openPlayground({
    place: { section: 'connect' },
    wallet,
    connect: (connection) => connection.breakRequests({ answer }, (service) => service === 'gateway'),
  });
  await pass(5000, 5);
  expect(main().textContent).toContain(provider.connection.balanceFailedHint);
  expect(opened.connection.requests.filter((service) => service === 'gateway')).toHaveLength(4);
  opened.close();
});

/** What could not be stored is kept in memory, which the pages of later tests share: forgets it when the test ends. */
function forgetUnstored(): void {
  for (const store of [localStore, sessionStore]) {
    const keys = new Set<string>();
    const { setItem } = store;
    vi.spyOn(store, 'setItem').mockImplementation((key, value) => {
      keys.add(key);
      return setItem(key, value);
    });
    onTestFinished(() => {
      for (const key of keys) store.removeItem(key);
    });
  }
}

test.each(Object.entries(storageFaults))('every section opens while storage is %s', async (_what, breakStorage) => {
  forgetUnstored();
  setUpPlayground();
  const broken = breakStorage();
  for (const section of sections) {
    const opened = await openPlayground({ place: { section }, wallet });
    expect([section, ...problemsOfPage()]).toEqual([section]);
    opened.close();
  }
  broken.mockRestore();
});

test('keeps what was typed into the settings if it can’t be stored', async () => {
  forgetUnstored();
  setUpPlayground();
  const opened = await openPlayground({ place: { section: 'settings' } });
  const field = (): HTMLInputElement => screen.getByRole('textbox', { name: provider.settings.gateway });
  fireEvent.change(field(), { target: { value: 'https://rpc.example.com/rpc' } });
  const full = storageFaults.full();
  await press(provider.settings.save);
  expect(main().textContent).toContain(provider.settings.notKeptHint);
  expect(field().value).toBe('https://rpc.example.com/rpc');
  full.mockRestore();
  opened.close();
});
