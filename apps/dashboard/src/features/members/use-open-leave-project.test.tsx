import { contract } from '@onepoint/api-contract';
import { ApiRefusal, memberFixture, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { baseUrl, renderScreen, type RenderScreenParameters } from '../../test/render-screen.tsx';
import { useOpenLeaveProject } from './use-open-leave-project.ts';

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

test('a click before the members are known opens the question once they are', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/You are its only owner/)).toBeTruthy();
});

test('members that cannot be read are said to be so, and nothing is asked', async () => {
  const refusal = mockCall(baseUrl, contract.listMembers, () => {
    throw new ApiRefusal('PROJECT_NOT_FOUND');
  });
  const { user } = show({ overrides: [refusal] });
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText('You did not leave the project')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});
