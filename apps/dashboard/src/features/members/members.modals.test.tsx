import { contract } from '@onepoint/api-contract';
import { ApiRefusal, memberFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { baseUrl, renderScreen, type RenderScreenParameters } from '../../test/render-screen.tsx';
import { useOpenLeaveProject } from './members.modals.ts';

describe('useOpenLeaveProject', () => {
  const project = projectFixture();
  const state = { projects: [project], members: { [project.id]: [memberFixture()] } };

  function LeaveButton() {
    const openLeave = useOpenLeaveProject(project, vi.fn());
    return (
      <button type="button" onClick={() => void openLeave()}>
        Leave
      </button>
    );
  }

  const show = (parameters: RenderScreenParameters = {}) => renderScreen(<LeaveButton />, { state, ...parameters });

  test('opens the confirmation once members have loaded', async () => {
    const { user } = show();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText(/You’re the only owner/)).toBeTruthy();
  });

  test('shows an error and no confirmation if members fail to load', async () => {
    const refusal = mockCall(baseUrl, contract.listMembers, () => {
      throw new ApiRefusal('PROJECT_NOT_FOUND');
    });
    const { user } = show({ overrides: [refusal] });
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('Couldn’t leave the project')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
