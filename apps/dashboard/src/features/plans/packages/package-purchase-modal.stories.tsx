import { contract, type Project } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ModalStory, registeredWidth } from '../../../test/modal-story.tsx';
import { orderModals } from '../orders.modals.ts';
import { PackagePurchaseModal, type PackagePurchaseModalProps } from './package-purchase-modal.tsx';

const end = '2099-12-15T00:00:00.000Z';
const now = new Date('2026-11-21T12:00:00Z');
const onTopUp = fn();
const onClose = fn();
const onUpdate = fn();
const three = { geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 3, geyserUsageCommitmentEnd: end };

/** Story args for the modal, for a project with the given fields. */
function modalFor(fields: Partial<Project>, props: Partial<PackagePurchaseModalProps> = {}) {
  const project = projectFixture({ usageCommitment: 'PAYG', balance: 41_250, ...fields });
  return {
    state: { projects: [project] },
    renderModal: (close: () => void) => (
      <PackagePurchaseModal
        projectId={project.id}
        now={now}
        onTopUp={onTopUp}
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
  title: 'Modals/Package purchase',
  component: ModalStory,
  subcomponents: { PackagePurchaseModal },
  args: { ...modalFor({}), widthPx: registeredWidth(orderModals.registered, 'package-purchase') },
  beforeEach: () => {
    for (const spy of [onTopUp, onClose, onUpdate]) spy.mockClear();
  },
} satisfies Meta<typeof ModalStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (text: string | RegExp) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

const submit = (name: string | RegExp) => screen.findByRole('button', { name });
const row = async (name: string) => {
  const summary = within(await screen.findByRole('region', { name: 'Purchase summary' }));
  return summary.getByText(name).nextElementSibling;
};

export const FirstPackage: Story = {
  tags: ['visual'],
  parameters: { visual: 'page', visualWidths: [360, 1200] },
  play: async () => {
    await expect(await row('Due now')).toHaveTextContent('$49.00');
    await expect(await row('Current balance')).toHaveTextContent('$412.50');
    await expect(await row('New balance')).toHaveTextContent('$363.50');
    await expect(await row('Renews on')).toHaveTextContent('Dec 21, 2026');
    await expect(await submit('Buy 1 add-on for $49.00')).toBeEnabled();
  },
};

export const Counting: Story = {
  play: async () => {
    const field = await screen.findByRole('spinbutton', { name: 'Add-ons' });
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
    await expect(field).toHaveValue('2');
    await userEvent.tripleClick(field);
    await userEvent.keyboard('7.6');
    await userEvent.tab();
    await expect(field).toHaveValue('8');
    await expect(await row('Due now')).toHaveTextContent('$392.00');
    await expect(screen.getByRole('slider')).toHaveValue('8');
  },
};

/** Charges all packages for a new month that starts today. */
export const Increase: Story = {
  args: modalFor(three, { count: 5 }),
  play: async () => {
    await expect(await row('Due now')).toHaveTextContent('$245.00');
    await expect(await row('Connections per API key')).toHaveTextContent('215 → 225');
    await shown('You’ll pay $245.00 for all 5 add-ons');
    await shown(/the 3 add-ons you already paid for until Dec 15, 2099/);
    await expect(await row('Takes effect')).toHaveTextContent('Immediately');
    await expect(await submit('Buy 5 add-ons for $245.00')).toBeEnabled();
  },
};

export const Bought: Story = {
  args: modalFor(three, { count: 5 }),
  play: async () => {
    await userEvent.click(await submit('Buy 5 add-ons for $245.00'));
    await screen.findByText('5 add-ons purchased');
    await expect(onClose).toHaveBeenCalledWith(expect.objectContaining({ balance: 16_750, geyserUsageCommitmentMultiplier: 5 }));
  },
};

/** Takes effect at the end of the period, without a charge. */
export const Decrease: Story = {
  args: modalFor(three, { count: 2 }),
  play: async () => {
    await expect(await row('Due now')).toHaveTextContent('$0.00');
    await expect(await row('Takes effect')).toHaveTextContent('Dec 15, 2099');
    await expect(await submit('Renew with 2 add-ons')).toBeEnabled();
  },
};

export const TurnOff: Story = {
  args: modalFor(three, { count: 0 }),
  play: async () => {
    await shown(/After that, you won’t be charged again/);
    await userEvent.click(await submit('Turn off auto-renewal'));
    await screen.findByText('Auto-renewal is off');
  },
};

export const PendingFewer: Story = { args: modalFor({ ...three, nextGeyserUsageCommitmentMultiplier: 1 }) };

/** The modal stays open. */
export const PendingOffCanceled: Story = {
  args: modalFor({ ...three, nextGeyserUsageCommitmentMultiplier: 0 }, { count: 4 }),
  play: async () => {
    await shown('Auto-renewal is off');
    await userEvent.click(screen.getByRole('button', { name: 'Keep 3 add-ons' }));
    await shown('3 add-ons, renewing on Dec 15, 2099');
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const Insufficient: Story = {
  args: modalFor({ balance: 49 }),
  play: async () => {
    await shown('You need $48.51 more');
    await shown(/A deposit of \$49\.20 covers it/);
    await expect(await submit('Change add-ons')).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Add $48.51' }));
    await expect(onTopUp).toHaveBeenCalledWith(4_851, { next: 'package-purchase', choice: '1' });
  },
};

const rejected = (fields: Partial<Project>, count: number, reason: RegExp): Story => ({
  args: modalFor(fields, { count }),
  play: async () => {
    await shown(reason);
    await expect(await submit('Change add-ons')).toBeDisabled();
  },
});

export const SameAsNowAndNext = rejected(three, 3, /You already have 3 add-ons set to renew/);
export const SameAsNext = rejected(
  { ...three, nextGeyserUsageCommitmentMultiplier: 1 },
  1,
  /You already have 1 add-on scheduled for the next period/,
);
export const OffAlready = rejected({ ...three, nextGeyserUsageCommitmentMultiplier: 0 }, 0, /Auto-renewal is already off/);
export const NoneChosen = rejected({}, 0, /Choose at least one add-on/);
export const NoPeriodToEnd = rejected({ ...three, geyserUsageCommitmentEnd: null }, 0, /These add-ons have no end date/);

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
    const button = await submit('Buy 1 add-on for $49.00');
    await userEvent.dblClick(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    // The button is busy before the request is sent.
    await waitFor(() => expect(onUpdate).toHaveBeenCalledTimes(1));
    await expect(onUpdate).toHaveBeenCalledWith(
      expect.objectContaining({
        nextGeyserUsageCommitment: 'L',
        nextGeyserUsageCommitmentMultiplier: 1,
        expected: expect.objectContaining({ geyserUsageCommitmentMultiplier: 0 }) as object,
      }),
    );
  },
};

export const Failed: Story = {
  args: {
    ...modalFor({}),
    overrides: [
      mockCall(storyApiUrl, contract.updateProject, () => {
        throw new ApiRefusal('PACKAGE_CHANGE_REFUSED', { reason: 'COUNT_IS_NEXT' });
      }),
    ],
  },
  play: async () => {
    await userEvent.click(await submit('Buy 1 add-on for $49.00'));
    await shown('Request failed');
    await expect(onClose).not.toHaveBeenCalled();
  },
};

export const RoleForbidden: Story = { args: modalFor({ role: 'viewer', balance: 0 }) };

/** 750 px wide at most (specification, section 9). */
export const OnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await expect((await screen.findByRole('dialog')).offsetWidth).toBe(750);
  },
};

export const Loading: Story = { args: { api: 'silent' } };
export const LoadFailed: Story = { args: { api: 'refusing' } };
export const OnASmallPhone: Story = {
  args: modalFor({ ...three, balance: 49 }, { count: 100 }),
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = { args: modalFor(three, { count: 5 }), globals: { direction: 'rtl' } };
