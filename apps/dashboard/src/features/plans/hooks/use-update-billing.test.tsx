import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useProjects } from '../../../shared/projects/project-context.ts';
import { baseUrl, renderScreen } from '../../../test/render-screen.tsx';
import { useUpdateBilling } from './use-update-billing.ts';

const project = projectFixture({ usageCommitment: 'FREE', balance: 5_000 });
const onError = vi.fn();

/** Chooses pay as you go as often as a nervous finger does, and shows the plan that the list of projects has. */
function Buttons() {
  const { update, isPending } = useUpdateBilling(project);
  const choose = () => update({ nextUsageCommitment: 'PAYG' }, { onError });
  return (
    <>
      <button
        onClick={() => {
          choose();
          choose();
        }}
      >
        Choose
      </button>
      <output>{useProjects().data?.[0]?.usageCommitment}</output>
      <p>{isPending ? 'Pending' : 'At rest'}</p>
    </>
  );
}

test('two submits at once are one change, and the list of projects shows it without another read', async () => {
  const sent = vi.fn();
  const answer = mockCall(baseUrl, contract.updateProject, ({ body }) => {
    sent(body);
    return { ...project, usageCommitment: 'PAYG' };
  });
  const { user } = renderScreen(<Buttons />, { state: { projects: [project] }, overrides: [answer] });
  await screen.findByText('FREE');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  expect(await screen.findByText('PAYG')).toBeTruthy();
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    nextUsageCommitment: 'PAYG',
    // What the reader was told costs by.
    expected: {
      usageCommitment: 'FREE',
      nextUsageCommitment: project.nextUsageCommitment,
      geyserUsageCommitmentMultiplier: project.geyserUsageCommitmentMultiplier,
      nextGeyserUsageCommitmentMultiplier: project.nextGeyserUsageCommitmentMultiplier,
    },
  });
});

test('every try of one change has one idempotency key, and the next change another', async () => {
  const keys: (string | null)[] = [];
  const plans = ['FREE', 'FREE', 'PAYG'];
  const { user } = renderScreen(<Buttons />, {
    overrides: [
      mockCall(baseUrl, contract.listProjects, () => [project]),
      mockCall(baseUrl, contract.updateProject, ({ idempotencyKey }) => {
        keys.push(idempotencyKey);
        if (keys.length === 1) throw new ApiRefusal('ROLE_FORBIDS');
        return { ...project, usageCommitment: plans[keys.length] ?? 'PAYG' };
      }),
    ],
  });
  await screen.findByText('FREE');
  for (let tries = 1; tries <= 3; tries += 1) {
    await user.click(screen.getByRole('button', { name: 'Choose' }));
    await waitFor(() => expect(keys).toHaveLength(tries));
    await screen.findByText('At rest');
  }
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('after a failure the projects are read again, and the next submit is sent', async () => {
  const sent = vi.fn();
  const listed = vi.fn();
  const { user } = renderScreen(<Buttons />, {
    overrides: [
      mockCall(baseUrl, contract.listProjects, () => {
        listed();
        return [project];
      }),
      mockCall(baseUrl, contract.updateProject, () => {
        sent();
        throw new ApiRefusal('ROLE_FORBIDS');
      }),
    ],
  });
  await screen.findByText('FREE');
  listed.mockClear();
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(onError).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(listed).toHaveBeenCalled());
  await screen.findByText('At rest');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});
