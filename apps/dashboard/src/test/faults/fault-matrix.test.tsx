/**
 * Tests every dashboard screen under every API fault, without the identity service, and with a wrong clock. Each must show a message and a
 * next step, never a blank page, and send no more requests than ADR 0072 allows. Each screen is opened once and goes through all faults.
 */
import common from '@onepoint/locales/en/common.json' with { type: 'json' };
import dashboard from '@onepoint/locales/en/dashboard.json' with { type: 'json' };
import { apiFaults, slowAnswer, slowAnswerMs } from '@onepoint/testing/faults';
import type { Query } from '@tanstack/react-query';
import { pass } from '@onepoint/testing/fake-time';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { paths } from '../../app/paths.ts';
import { fakeTime, listPatterns, loadLazyRoutes, now, openFaulty, textOf } from './fault-harness.tsx';
import { faultScreens, type FaultScreen } from './fault-screens.ts';

beforeAll(() => loadLazyRoutes(), 300_000);

test('has every route of the app', () => {
  const patterns = listPatterns().filter((pattern) => pattern !== '*' && !pattern.includes('/dev/'));
  expect(Object.keys(faultScreens).toSorted()).toEqual([...new Set(patterns)].toSorted());
});

const screens = Object.values(faultScreens).filter((row): row is FaultScreen => typeof row !== 'string');

/** By then, a page has said that a response is slow. Shorter than `slowAnswerMs`. */
const slowNoticeMs = 11_000;

const clockOffsetMs = 10 * 60_000;

/** Operations a screen can do without, and what it shows instead. If only they fail, no error appears. */
const sideData: Readonly<Record<string, string>> = {
  checkPayment: 'the last known status of the payment',
  getCatalogue: 'the prices and limits of the build',
  getChecklist: 'no checklist',
  getUsageSummary: 'no forecast',
  listAccountSessions: 'not a call of the API',
  listApiKeys: 'IDs in place of names, or no count',
  listChains: 'IDs in place of names',
  listMembers: 'fewer options in a filter',
  listProviders: 'fewer options in a filter',
};

const main = (): HTMLElement => screen.getByRole('main');
const alerts = (): HTMLElement[] => within(main()).queryAllByRole('alert');
const retryName = { name: common.actions.retry };

interface LoadedScreen {
  /** Operations requested during the fault. */
  readonly requests: readonly string[];
  /** Operations requested without a fault. */
  readonly baseline: readonly string[];
  /** Requests allowed per baseline request. */
  readonly requestsMax: number;
  /** Messages that must be on the page. */
  readonly texts: readonly string[];
}

/** Describes each problem of the screen; empty if there are none. */
function findProblems({ requests, baseline, requestsMax, texts }: LoadedScreen): string[] {
  const problems = texts.filter((text) => !main().textContent.includes(text)).map((text) => `does not say: ${text}`);
  if (!within(main()).queryByRole('heading', { level: 1 })?.textContent) problems.push('has no heading');
  for (const alert of alerts()) {
    if (within(alert).queryByRole('button', retryName) === null) problems.push(`no way on: ${alert.textContent}`);
  }
  const count = (list: readonly string[], operationId: string): number => list.filter((other) => other === operationId).length;
  for (const operationId of new Set(requests)) {
    // A rejected role or project refetches the projects once.
    const max = Math.max(1, count(baseline, operationId)) * requestsMax + (operationId === 'listProjects' ? 1 : 0);
    const made = count(requests, operationId);
    if (made > max) problems.push(`${operationId} requested ${String(made)} times, not ${String(max)}`);
  }
  return problems;
}

const stillShown = (): string[] => alerts().map(({ textContent }) => `still shows ${textContent}`);

/** A screen goes through all faults in one test, which takes more than half a minute on a busy machine. */
const timeout = 300_000;

test.each(screens)('$path', { timeout }, async ({ path, state, ownsProjects = false }) => {
  fakeTime();
  const { queryClient, connection, identity } = await openFaulty(path, state);
  const isOwn = (operationId: string): boolean => ownsProjects || operationId !== 'listProjects';
  const isOfScreen = ({ queryKey: [operationId] }: Query): boolean => isOwn(String(operationId));
  const active = (): Query[] => queryClient.getQueryCache().findAll({ type: 'active', predicate: isOfScreen });
  const isFailed = (query: Query): boolean => query.state.status === 'error';
  const nameOf = ({ queryKey: [operationId] }: Query): string => String(operationId);
  /** Reloads the screen's data, as if the page had just opened. */
  const reload = async (durationMs: number): Promise<string[]> => {
    connection.requests.length = 0;
    void queryClient.resetQueries({ predicate: isOfScreen });
    await pass(durationMs);
    return connection.requests.filter(isOwn);
  };
  const baseline = await reload(500);
  const operations = new Set(active().map(nameOf));
  expect(active().filter(isFailed).map(nameOf), 'fails without a fault').toEqual([]);
  expect(operations.size, 'loads nothing').toBeGreaterThan(0);
  const isQuiet = [...operations].every((operationId) => operationId in sideData);
  const problems: string[] = [];
  const note = (name: string, found: readonly string[]): void => void problems.push(...found.map((problem) => `${name}: ${problem}`));

  /** Retries as a user would, once everything works again. */
  const retry = async (): Promise<void> => {
    connection.heal();
    identity.isDown = false;
    for (const button of within(main()).queryAllByRole('button', retryName)) fireEvent.click(button);
    await pass(500);
  };
  const recover = async (name: string): Promise<void> => {
    await retry();
    const missing = isQuiet ? [] : active().filter(isFailed);
    note(`after ${name}`, [...stillShown(), ...missing.map((query) => `${nameOf(query)} is not loaded`)]);
  };

  for (const { name, textKey, requestsMax, settlesAfterMs, answer } of apiFaults) {
    connection.breakRequests({ answer }, isOwn);
    const requests = await reload(settlesAfterMs + 500);
    note(name, findProblems({ requests, baseline, requestsMax, texts: isQuiet ? [] : [textOf(textKey)] }));
    await recover(name);
  }

  connection.breakRequests({ answer: slowAnswer }, isOwn);
  note('slow', findProblems({ requests: await reload(slowNoticeMs), baseline, requestsMax: 1, texts: [dashboard.slow.title] }));
  await pass(slowAnswerMs);
  await recover('slow');

  identity.isDown = true;
  const isPublic = isQuiet || path.startsWith(paths.invitation);
  const requests = await reload(4000);
  note('no token', findProblems({ requests, baseline, requestsMax: 1, texts: isPublic ? [] : [common.errors.network] }));
  await recover('no token');

  for (const offsetMs of [clockOffsetMs, -clockOffsetMs]) {
    vi.setSystemTime(now.getTime() + offsetMs);
    note(`clock off by ${String(offsetMs)} ms`, findProblems({ requests: await reload(500), baseline, requestsMax: 1, texts: [] }));
    note(`clock off by ${String(offsetMs)} ms`, stillShown());
  }

  const [refusal] = apiFaults.filter(({ name }) => name.startsWith('422'));
  for (const operationId of operations) {
    if (refusal) connection.breakRequests(refusal, (other) => other === operationId);
    await reload(500);
    if (alerts().length === 0 && !(operationId in sideData)) note(operationId, ['fails silently']);
    await retry();
  }
  expect(problems).toEqual([]);
});
