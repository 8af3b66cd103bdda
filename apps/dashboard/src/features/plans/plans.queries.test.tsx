import { contract } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useProjects } from '../../shared/projects/project-context.ts';
import { baseUrl, renderScreen } from '../../test/render-screen.tsx';
import { useUpdateBilling } from './plans.queries.ts';

const project = projectFixture({ usageCommitment: 'FREE', balance: 5_000 });
const onError = vi.fn();

/** Submits each change twice. Shows the project's cached plan. */
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
      <p>{isPending ? 'Pending' : 'Idle'}</p>
    </>
  );
}

test('sends two simultaneous submits once and updates the cached projects without a refetch', async () => {
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
    // The displayed values the price was based on.
    expected: {
      usageCommitment: 'FREE',
      nextUsageCommitment: project.nextUsageCommitment,
      geyserUsageCommitmentMultiplier: project.geyserUsageCommitmentMultiplier,
      nextGeyserUsageCommitmentMultiplier: project.nextGeyserUsageCommitmentMultiplier,
    },
  });
});

test('uses one idempotency key for all attempts of a change and a new one for the next change', async () => {
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
    await screen.findByText('Idle');
  }
  expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('refetches the projects after a failure and sends the next submit', async () => {
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
  await screen.findByText('Idle');
  await user.click(screen.getByRole('button', { name: 'Choose' }));
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
});
