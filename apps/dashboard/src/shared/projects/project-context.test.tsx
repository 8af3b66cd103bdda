import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { act, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { findCurrentProject, useProjects } from './project-context.ts';

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
