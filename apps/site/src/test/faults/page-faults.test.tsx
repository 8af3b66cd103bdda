/**
 * Every page of the site while all that it requests fails, with a wrong clock, and without storage: the page stays readable, says what is missing,
 * and makes no more requests than ADR 0079 allows.
 */
import page from '@onepoint/locales/en/page.json' with { type: 'json' };
import { storageFaults } from '@onepoint/testing/fake-browser';
import { pass } from '@onepoint/testing/fake-time';
import { apiFaults, slowAnswer, slowAnswerMs, type ApiFault } from '@onepoint/testing/faults';
import { screen, within } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { pages } from '../../app/pages.ts';
import { pageScreens } from './page-screens.ts';
import { loadPages, now, openPage, setUpPages, type FaultyPage } from './site-harness.tsx';
import type { SiteService } from './site-services.ts';

beforeAll(loadPages, 300_000);

test('has every page of the site', () => {
  expect(Object.keys(pageScreens).toSorted()).toEqual(pages.map(({ id }) => id).toSorted());
});

const screens = Object.entries(pageScreens);
/** Requests are counted for a minute. */
const countedMs = 60_000;
/** Text that is never meant for users. */
const raw = /undefined|\bNaN\b|\[object|Failed to fetch|network error|\{\{/;

const problemsOfPage = ({ complaints }: FaultyPage): string[] => {
  const main = screen.getByRole('main');
  const text = main.textContent;
  const links = within(screen.getAllByRole('navigation')[0] ?? main).getAllByRole('link');
  return [
    ...(within(main).queryByRole('heading', { level: 1 }) === null ? ['has no heading'] : []),
    ...(text.includes(page.error.text) ? ['failed to render'] : []),
    ...(raw.test(text) ? [`shows ${raw.exec(text)?.[0] ?? ''}`] : []),
    ...(links.length < 3 ? ['has no way on'] : []),
    ...complaints().map((line) => `complains: ${line.slice(0, 200)}`),
  ];
};

function countProblems(requests: readonly SiteService[], requestsMax: Partial<Record<SiteService, number>>): string[] {
  const counts = Map.groupBy(requests, (service) => service);
  return [...counts].flatMap(([service, { length }]) => {
    const max = requestsMax[service] ?? 0;
    return length > max ? [`requests ${service} ${String(length)} times, not ${String(max)}`] : [];
  });
}

const problemsUnder = async (fault: ApiFault, [id, { path, requestsMax, says }]: (typeof screens)[number]): Promise<string[]> => {
  const opened = await openPage({ path, connect: (connection) => connection.breakRequests(fault) });
  await pass(countedMs, 12);
  const text = screen.getByRole('main').textContent;
  const missing = (says?.(fault) ?? []).filter((sentence) => !text.includes(sentence));
  const problems = [
    ...problemsOfPage(opened),
    ...missing.map((sentence) => `does not say: ${sentence}`),
    ...countProblems(opened.connection.requests, requestsMax),
  ];
  opened.close();
  return problems.map((problem) => `${id}, ${fault.name}: ${problem}`);
};

test.each(screens)('%s', async (...screenRow) => {
  setUpPages();
  const problems: string[] = [];
  for (const fault of apiFaults) problems.push(...(await problemsUnder(fault, screenRow)));
  expect(problems).toEqual([]);
});

test.each(screens)('%s waits for slow answers', async (_id, { path, requestsMax }) => {
  setUpPages();
  const opened = await openPage({ path, connect: (connection) => connection.breakRequests({ answer: slowAnswer }) });
  await pass(slowAnswerMs / 2, 3);
  expect(problemsOfPage(opened)).toEqual([]);
  await pass(countedMs, 12);
  expect([...problemsOfPage(opened), ...countProblems(opened.connection.requests, requestsMax)]).toEqual([]);
  opened.close();
});

test.each(screens)('%s is the same with a clock that is ten minutes off', async (_id, { path }) => {
  // Every latency is 0 ms.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  onTestFinished(() => clock.mockRestore());
  const texts: string[] = [];
  for (const offsetMinutes of [0, 10, -10]) {
    setUpPages(new Date(now.getTime() + offsetMinutes * 60_000));
    const opened = await openPage({ path });
    await pass(1000, 4);
    expect(problemsOfPage(opened)).toEqual([]);
    texts.push(screen.getByRole('main').textContent);
    opened.close();
  }
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).toBe(texts[0]);
});

test.each(Object.entries(storageFaults))('every page opens while storage is %s', async (_what, breakStorage) => {
  setUpPages();
  const broken = breakStorage();
  onTestFinished(() => broken.mockRestore());
  for (const [id, { path }] of screens) {
    const opened = await openPage({ path });
    await pass(500);
    expect([id, ...problemsOfPage(opened)]).toEqual([id]);
    opened.close();
  }
});
