import { contract, type Project } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ModalStory, registeredWidth } from '../../../test/modal-story.tsx';
import { planModals } from '../plans.modals.ts';
import { PlanChangeModal, type PlanChangeModalProps } from './plan-change-modal.tsx';

const end = '2099-12-15T00:00:00.000Z';
const onTopUp = fn();
const onEnterprise = fn();
const onClose = fn();
const onUpdate = fn();

/** Story args for the modal, for a project with the given fields. */
function modalFor(fields: Partial<Project>, props: Partial<PlanChangeModalProps> = {}) {
  const project = projectFixture({ balance: 12_050, ...fields });
  return {
    state: { projects: [project] },
    renderModal: (close: () => void) => (
      <PlanChangeModal
        projectId={project.id}
        onTopUp={onTopUp}
        onEnterprise={onEnterprise}
        {...props}
        close={(result) => {
          onClose(result);
          close();
        }}
      />
    ),
  };
}

const meta = {
  title: 'Modals/Plan change',
  component: ModalStory,
  subcomponents: { PlanChangeModal },
  args: { ...modalFor({}), widthPx: registeredWidth(planModals.registered, 'plan-change') },
  beforeEach: () => {
    for (const spy of [onTopUp, onEnterprise, onClose, onUpdate]) spy.mockClear();
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const submit = (name: string | RegExp) => screen.findByRole('button', { name });

/** Preselects the smallest upgrade and previews its price and date. */
export const Upgrade: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: 'Pay as you go' })).toBeChecked();
    await expect(screen.queryByRole('radio', { name: 'Free' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('radio', { name: 'Public' })).not.toBeInTheDocument();
    await shown('Immediately');
    await expect(await submit('Upgrade to Pay as you go')).toBeEnabled();
  },
};

export const Done: Story = {
  play: async () => {
    await userEvent.click(await submit('Upgrade to Pay as you go'));
    await screen.findByText('You’re now on Pay as you go');
    await expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ usageCommitment: 'PAYG' }));
  },
};

export const Downgrade: Story = {
  args: modalFor({ usageCommitment: 'PAYG' }, { planId: 'FREE' }),
  play: async () => {
    await shown('Your limits will be reduced');
    await expect(await submit('Downgrade to Free')).toBeEnabled();
  },
};

/** Takes effect when the paid period ends. */
export const DowngradeAtPeriodEnd: Story = {
  args: modalFor({ usageCommitment: 'M', usageCommitmentEnd: end }, { planId: 'PAYG' }),
  play: async () => {
    await waitFor(() => expect(screen.getAllByText(/Dec 15, 2099/).length).toBeGreaterThan(1));
    await userEvent.click(await submit('Downgrade to Pay as you go'));
    await screen.findByText('Pay as you go starts on Dec 15, 2099');
  },
};

export const Pending: Story = {
  args: modalFor({ usageCommitment: 'M', usageCommitmentEnd: end, nextUsageCommitment: 'PAYG' }),
  play: async () => {
    await shown('Pay as you go starts on Dec 15, 2099');
    await expect(screen.getByRole('radio', { name: 'Pay as you go' })).toBeDisabled();
  },
};

/** The modal stays open, so that the user can choose another plan. */
export const PendingCanceled: Story = {
  args: modalFor({ usageCommitment: 'M', usageCommitmentEnd: end, nextUsageCommitment: 'PAYG' }),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep Enterprise' }));
    await waitFor(() => expect(screen.queryByText('Pay as you go starts on Dec 15, 2099')).not.toBeInTheDocument());
    await expect(screen.getByRole('radio', { name: 'Pay as you go' })).toBeEnabled();
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const Insufficient: Story = {
  args: modalFor({ balance: 0 }),
  play: async () => {
    await shown('You need $0.01 more');
    await expect(await submit('Upgrade to Pay as you go')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add $0.01' }));
    await expect(onTopUp).toHaveBeenCalledWith(1, { next: 'plan-change', choice: 'PAYG' });
  },
};

/** Opens the request form; needs no balance. */
export const Enterprise: Story = {
  args: modalFor({ balance: -350 }, { planId: 'M' }),
  play: async () => {
    await userEvent.click(await submit('Request Enterprise'));
    await expect(onEnterprise).toHaveBeenCalledTimes(1);
  },
};

export const NothingChosen: Story = {
  args: modalFor({ usageCommitment: 'M' }),
  play: async () => {
    await shown('Select a plan to preview the change.');
    await expect(await submit('Change plan')).toBeDisabled();
  },
};

export const BetaIsCurrent: Story = { args: modalFor({ usageCommitment: 'BETA', usageCommitmentEnd: end }) };

export const Submitting: Story = {
  args: {
    ...modalFor({}),
    overrides: [
      mockCall(storyApiUrl, contract.updateProject, ({ body }) => {
        onUpdate(body);
        return new Promise<Project>(() => {});
      }),
    ],
  },
  play: async () => {
    const button = await submit('Upgrade to Pay as you go');
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    // The button is busy before the request is sent.
    await waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1));
    await expect(onUpdate).toHaveBeenCalledWith(
      expect.objectContaining({ nextUsageCommitment: 'PAYG', expected: expect.objectContaining({ usageCommitment: 'FREE' }) as object }),
    );
  },
};

export const Failed: Story = {
  args: {
    ...modalFor({}),
    overrides: [
      mockCall(storyApiUrl, contract.updateProject, () => {
        throw new ApiRefusal('BALANCE_TOO_LOW', { missingCents: 1 });
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await submit('Upgrade to Pay as you go'));
    await shown('Request failed');
    await shown(/Your balance is too low/);
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const RoleForbidden: Story = {
  args: modalFor({ role: 'developer', balance: 0 }),
  play: async () => {
    await shown(/Your role can’t change plans/);
    await expect(screen.queryByRole('button', { name: /^Add / })).not.toBeInTheDocument();
  },
};

export const UnknownPlan: Story = { args: modalFor({ usageCommitment: 'GOLD' }) };

/** 777 px wide at most (specification, section 9). */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect((await screen.findByRole('dialog')).offsetWidth).toBe(777);
  },
};

export const Loading: Story = { args: { api: 'silent' } };
export const LoadFailed: Story = { args: { api: 'refusing' } };
export const ProjectGone: Story = { args: { state: { projects: [] } } };
export const OnASmallPhone: Story = { args: modalFor({ balance: 0 }), globals: { viewport: { value: 'small' } } };
export const RightToLeft: Story = { args: Downgrade.args ?? {}, globals: { direction: 'rtl' } };
