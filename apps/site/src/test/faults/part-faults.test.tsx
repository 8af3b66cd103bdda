/**
 * What readers do on the site, under every fault of the service that answers: a sentence says what happened, the reader's input stays,
 * each press sends one request, and the same press works once the fault is over.
 */
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import nav from '@onepoint/locales/en/nav.json' with { type: 'json' };
import page from '@onepoint/locales/en/page.json' with { type: 'json' };
import { pass } from '@onepoint/testing/fake-time';
import { apiFaults, type ApiFault } from '@onepoint/testing/faults';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { gatewayFailureOf } from './page-screens.ts';
import { loadPages, openPage, setUpPages } from './site-harness.tsx';
import type { SiteService } from './site-services.ts';

beforeAll(loadPages, 300_000);

const main = (): HTMLElement => screen.getByRole('main');
const dialog = (): HTMLElement => screen.getByRole('dialog');

function pressIn(place: HTMLElement, ...names: readonly (string | RegExp)[]): void {
  const [button] = names.flatMap((name) => within(place).queryAllByRole('button', { name }));
  if (button === undefined) throw new Error(`There is no button ${names.join(' or ')}`);
  fireEvent.click(button);
}

const typeIn = (place: HTMLElement, label: RegExp, value: string): void =>
  void fireEvent.change(within(place).getByRole(label.source === 'Search' ? 'combobox' : 'textbox', { name: label }), {
    target: { value },
  });

/** Something that readers do, and the request that it makes. */
interface Part {
  readonly path: string;
  readonly locale?: string;
  readonly service: SiteService;
  /** Opens and fills in what the press needs. */
  readonly prepare?: () => Promise<void>;
  readonly press: () => void;
  /** The element that says what happened. */
  readonly place: () => HTMLElement;
  readonly says: (fault: ApiFault) => string;
  /** What it says after the fault. */
  readonly success: RegExp;
  /** Text that the reader typed, if any. */
  readonly typed?: () => readonly string[];
}

const requestTexts = page.chains.request;

function chainRequestFailureOf({ name }: ApiFault): keyof typeof requestTexts.failures {
  if (name === 'no answer') return 'timeout';
  if (name === 'no connection' || name === 'cut mid-body') return 'network';
  if (name.startsWith('429')) return 'limited';
  return /^4\d\d/.test(name) ? 'refused' : 'server';
}

function tryFailureOf(fault: ApiFault): string {
  const texts = page.docs.method.try;
  const failure = gatewayFailureOf(fault);
  if (failure === 'limited') return texts.limited.replace('{{when}}', 'in 2 seconds');
  return failure === 'unreachable' ? texts.unreachable : texts.notRpc;
}

const typedParams = '["0x10", false]';

const parts: Readonly<Record<string, Part>> = {
  'live request': {
    path: '/',
    service: 'gateway',
    press: () => pressIn(screen.getByRole('group', { name: page.home.live.label }), page.home.live.send),
    place: main,
    says: (fault) => page.home.live.hints[gatewayFailureOf(fault)],
    success: /Ethereum responded in/,
  },
  'finality probe': {
    path: '/pos',
    service: 'gateway',
    press: () => pressIn(main(), page.pos.ask.again, /^Query /),
    place: main,
    says: (fault) => page.pos.ask.failed[gatewayFailureOf(fault) === 'limited' ? 'limited' : 'unreachable'],
    success: /Ethereum responded in/,
  },
  'check from this network': {
    path: '/service-status',
    service: 'chains',
    press: () => pressIn(main(), page.status.browser.run, page.status.browser.again),
    place: main,
    // Without the list, all chains are tested.
    says: () => 'Block 16',
    success: /Block 16/,
  },
  'request of a method': {
    path: '/docs/methods/eth_call',
    service: 'gateway',
    prepare: async () => {
      typeIn(main(), /Parameters/, typedParams);
      await pass(0);
    },
    press: () => pressIn(main(), page.docs.method.try.send),
    place: main,
    says: tryFailureOf,
    success: /HTTP 200/,
    typed: () => [within(main()).getByRole<HTMLTextAreaElement>('textbox', { name: /Parameters/ }).value],
  },
  search: {
    path: '/pricing',
    // Other tests load the indexes of the site’s languages, once for all tests. There are no texts in this one, so the page stays English.
    locale: 'fr',
    service: 'search index',
    prepare: async () => {
      pressIn(document.body, nav.search.open);
      await pass(100);
      typeIn(dialog(), /Search/, 'eth_call');
      await pass(0);
    },
    press: () => pressIn(dialog(), common.actions.retry),
    place: dialog,
    says: () => nav.search.failed,
    success: /Methods.*eth_call/,
    typed: () => [within(dialog()).getByRole<HTMLInputElement>('combobox').value],
  },
  'request for a chain': {
    path: '/chains',
    service: 'chain request',
    prepare: async () => {
      pressIn(main(), requestTexts.open);
      await pass(100);
      typeIn(dialog(), /Project URL/, 'https://example.com');
      typeIn(dialog(), /Chain and use case/, 'Gnosis');
      await pass(0);
    },
    press: () => pressIn(dialog(), requestTexts.send),
    place: dialog,
    says: (fault) => requestTexts.failures[chainRequestFailureOf(fault)],
    success: /Your request ID is req_1/,
    typed: () =>
      within(dialog())
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value),
  },
};

/** Faults that go unnoticed, because nothing checks the form of this text. */
const isUnseen = (service: SiteService, { name }: ApiFault): boolean =>
  service === 'Markdown' && ['malformed JSON', 'another shape'].includes(name);

test.each(Object.entries(parts))('%s', async (name, { path, locale, service, prepare, press, place, says, success, typed }) => {
  setUpPages();
  const [first] = apiFaults;
  if (first === undefined) throw new Error('There are no faults');
  const opened = await openPage({
    path,
    ...(locale === undefined ? {} : { locale }),
    connect: (connection) => connection.breakRequests(first, (other) => other === service),
  });
  await pass(1000);
  await prepare?.();
  // What the page and its dialogs request on their own.
  await pass(first.settlesAfterMs);
  const before = typed?.();
  const problems: string[] = [];
  for (const fault of apiFaults) {
    if (isUnseen(service, fault)) continue;
    opened.connection.breakRequests(fault, (other) => other === service);
    opened.connection.requests.length = 0;
    press();
    await pass(Math.max(1000, fault.settlesAfterMs), 8);
    const text = place().textContent;
    if (!text.includes(says(fault))) problems.push(`${fault.name}: does not say: ${says(fault)}`);
    if (typed?.().join() !== before?.join()) problems.push(`${fault.name}: loses what was typed`);
    // Other parts of the page have their own polls (`page-faults.test.tsx`).
    const sent = opened.connection.requests.filter((other) => other === service).length;
    if (sent !== 1) problems.push(`${fault.name}: sent ${String(sent)} times`);
  }
  opened.connection.heal();
  press();
  await pass(1000, 8);
  expect(problems, name).toEqual([]);
  expect(place().textContent).toMatch(success);
  expect(opened.complaints()).toEqual([]);
  opened.close();
});

/** Faults after which the browser loads the document, because the host may still have the page. */
const isLeft = ({ name }: ApiFault): boolean => /^4(?!29)\d\d/.test(name) || name === 'malformed JSON';

test('a page that does not load leaves the page on screen, or the browser loads its document', async () => {
  setUpPages();
  const opened = await openPage({ path: '/docs/quick-start' });
  await pass(1000);
  const problems: string[] = [];
  for (const fault of apiFaults) {
    opened.connection.breakRequests(fault, (service) => service === 'page context');
    opened.connection.requests.length = 0;
    void opened.site.router.navigate('/docs/changelog');
    await pass(Math.max(6000, fault.settlesAfterMs), 8);
    const isTold = screen.queryAllByRole('alert').some(({ textContent }) => textContent.includes(page.error.notLoaded.text));
    if (isTold === isLeft(fault)) problems.push(`${fault.name}: ${isTold ? 'a notice' : 'no notice'}`);
    if (location.pathname !== '/docs/quick-start') problems.push(`${fault.name}: the address has changed`);
    if (within(main()).queryByRole('heading', { level: 1 }) === null) problems.push(`${fault.name}: the page is gone`);
    const sent = opened.connection.requests.filter((service) => service === 'page context').length;
    if (sent !== 1) problems.push(`${fault.name}: sent ${String(sent)} times`);
  }
  expect(problems).toEqual([]);
  const [offline] = apiFaults;
  if (offline === undefined) throw new Error('There are no faults');
  opened.connection.breakRequests(offline);
  void opened.site.router.navigate('/docs/changelog');
  await pass(1000);
  opened.connection.heal();
  pressIn(screen.getByRole('alert'), common.actions.retry);
  await pass(1000, 4);
  expect(location.pathname).toBe('/docs/changelog');
  opened.close();
});

test('the live request resumes by itself when the device is online again', async () => {
  setUpPages();
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const opened = await openPage({
    path: '/',
    connect: (connection) => connection.breakRequests({ answer: () => Promise.reject(new TypeError('Failed to fetch')) }),
  });
  await pass(1000, 4);
  expect(main().textContent).toContain(page.home.live.states.offline);
  onLine.mockRestore();
  opened.connection.heal();
  window.dispatchEvent(new Event('online'));
  await pass(1000, 4);
  expect(main().textContent).toMatch(/Ethereum responded in/);
  opened.close();
});

test('a page that can’t be copied says so', async () => {
  setUpPages();
  vi.stubGlobal('ClipboardItem', undefined);
  const writeText = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const opened = await openPage({ path: '/docs/quick-start' });
  await pass(500);
  for (const fault of apiFaults.filter((other) => !isUnseen('Markdown', other))) {
    opened.connection.breakRequests(fault, (service) => service === 'Markdown');
    pressIn(main(), page.docs.copyPage);
    await pass(Math.min(10_500, Math.max(100, fault.settlesAfterMs)), 1);
    expect([fault.name, within(main()).queryAllByRole('button', { name: common.states.copyFailed }).length]).toEqual([fault.name, 1]);
    await pass(2500);
  }
  expect(writeText).not.toHaveBeenCalled();
  opened.connection.heal();
  pressIn(main(), page.docs.copyPage);
  await pass(100);
  expect(writeText).toHaveBeenCalledWith('# Quickstart');
  Reflect.deleteProperty(navigator, 'clipboard');
  opened.close();
});
