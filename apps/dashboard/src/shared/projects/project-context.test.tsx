import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, openAlertFixture, projectFixture } from '@onepoint/testing/api';
import { act, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { findCurrentProject, needsBanner, shownAlerts, useProjects } from './project-context.ts';

describe('useProjects', () => {
  function Probe() {
    const { data, isError } = useProjects();
    return <p>{isError ? 'failed' : (data?.map(({ name }) => name).join() ?? 'loading')}</p>;
  }

  const passAMinute = (): void =>
    act(() => {
      vi.advanceTimersByTime(60_000);
    });

  function show({ refused }: { refused: boolean }) {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const read = vi.fn();
    const listProjects = mockCall(baseUrl, contract.listProjects, () => {
      read();
      if (refused) throw new ApiRefusal('ROLE_FORBIDS');
      return [projectFixture()];
    });
    renderScreen(<Probe />, { overrides: [listProjects] });
    return { read };
  }

  test('does not refetch after a failed first load', async () => {
    const { read } = show({ refused: true });
    expect(await screen.findByText('failed')).toBeTruthy();
    passAMinute();
    expect(screen.getByText('failed')).toBeTruthy();
    expect(read).toHaveBeenCalledOnce();
  });

  test('refetches loaded projects', async () => {
    const { read } = show({ refused: false });
    expect(await screen.findByText('Storefront')).toBeTruthy();
    passAMinute();
    await expect.poll(() => read.mock.calls.length).toBeGreaterThan(1);
  });
});

describe('findCurrentProject', () => {
  const projects = [{ id: 'proj_1' }, { id: 'proj_2' }];

  test.each([
    ['proj_2', 'proj_2'],
    ['proj_gone', 'proj_1'],
    [null, 'proj_1'],
  ])('with %s selected the current project is %s', (chosen, current) => {
    expect(findCurrentProject(projects, chosen)?.id).toBe(current);
  });

  test('without projects there is no current project', () => {
    expect(findCurrentProject([], 'proj_1')).toBeUndefined();
  });
});

describe('project alerts', () => {
  const calm = projectFixture();
  const reached = { ...calm.spendLimit, amount: 100, spent: '1.00', isReached: true };
  const withOpen = (...open: (typeof calm.alerts)['open']) => ({ ...calm.alerts, open });

  test.each([
    ['nothing is wrong', {}, false],
    ['the limit is reached', { spendLimit: reached }, true],
    ['the balance of a plan that charges is used up', { usageCommitment: 'PAYG', balance: 0 }, true],
    ['the balance of a plan that costs nothing is zero', { balance: 0 }, false],
    ['an alert is open', { alerts: withOpen(openAlertFixture()) }, true],
    ['its alert was seen', { alerts: withOpen(openAlertFixture({ isAcknowledged: true })) }, false],
  ])('if %s (%#)', (_case, fields, expected) => {
    expect(needsBanner(projectFixture(fields))).toBe(expected);
  });

  test('hides spend alerts once the limit is reached', () => {
    const spend = openAlertFixture({ id: 'alt_2', kind: 'spend', threshold: 80, limit: 100 });
    const project = projectFixture({ alerts: withOpen(openAlertFixture(), spend), spendLimit: reached });
    expect(shownAlerts(project).map(({ kind }) => kind)).toEqual(['low-balance']);
    expect(shownAlerts({ ...project, spendLimit: calm.spendLimit })).toHaveLength(2);
  });
});
