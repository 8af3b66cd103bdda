import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { act, screen } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { useProjects, findCurrentProject } from './project-context.ts';

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

  test('a first load that failed stays an error until somebody tries again', async () => {
    const { read } = show({ refused: true });
    expect(await screen.findByText('failed')).toBeTruthy();
    passAMinute();
    expect(screen.getByText('failed')).toBeTruthy();
    expect(read).toHaveBeenCalledOnce();
  });

  test('projects that are there are read again while they are looked at', async () => {
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
  ])('with %s chosen the current project is %s', (chosen, current) => {
    expect(findCurrentProject(projects, chosen)?.id).toBe(current);
  });

  test('without projects there is no current one', () => {
    expect(findCurrentProject([], 'proj_1')).toBeUndefined();
  });
});
