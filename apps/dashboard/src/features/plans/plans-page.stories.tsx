import { contract, type Project } from '@onepoint/api-contract';
import { ApiRefusal, mockCall, projectFixture } from '@onepoint/testing/api';
import { storyApiUrl } from '@onepoint/testing/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { HttpHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { PlansPage } from './plans-page.tsx';

const meta = {
  title: 'Screens/Plans',
  component: PlansPage,
  decorators: [asScreen],
} satisfies Meta<typeof PlansPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const end = '2099-12-15T00:00:00.000Z';
const packaged = { geyserUsageCommitment: 'L', geyserUsageCommitmentMultiplier: 3, geyserUsageCommitmentEnd: end };

const of = (fields: Partial<Project>, overrides: HttpHandler[] = []) => {
  const project = projectFixture({ balance: 9_871, ...fields });
  return screenParameters({ project, state: { projects: [project] }, overrides });
};
const card = async (name: string) => within(await screen.findByRole('article', { name }));

export const FreeIsCurrent: Story = {
  parameters: of({ usageCommitment: 'FREE' }),
  play: async () => {
    await expect((await card('Free')).getByText('Current plan')).toBeVisible();
    await expect((await card('Pay as you go')).getByText('$0.49')).toBeVisible();
    await expect((await card('Pay as you go')).getByRole('button', { name: 'Upgrade to Pay as you go' })).toBeEnabled();
    await expect((await card('Enterprise')).getByRole('button', { name: 'Request Enterprise' })).toBeEnabled();
  },
};

export const PayAsYouGoIsCurrent: Story = {
  parameters: of({ usageCommitment: 'PAYG', ...packaged }),
  play: async () => {
    await expect((await card('Free')).getByText('Takes effect immediately.')).toBeVisible();
    await expect(screen.getByText('3 add-ons, renewing on Dec 15, 2099')).toBeVisible();
  },
};

/** A discontinued plan shows while the project still has it. */
export const BetaIsCurrent: Story = { parameters: of({ usageCommitment: 'BETA', usageCommitmentEnd: end }) };

/** Shows the missing amount. The button leads to the deposit. */
export const BalanceTooLow: Story = {
  parameters: of({ usageCommitment: 'FREE', balance: -350 }),
  play: async () => {
    await expect((await card('Pay as you go')).getByText('You need $3.51 more')).toBeVisible();
    await expect((await card('Pay as you go')).getByRole('button', { name: 'Upgrade to Pay as you go' })).toBeEnabled();
  },
};

export const ChangesPending: Story = {
  parameters: of({
    usageCommitment: 'M',
    usageCommitmentEnd: end,
    nextUsageCommitment: 'PAYG',
    ...packaged,
    nextGeyserUsageCommitmentMultiplier: 1,
  }),
  play: async () => {
    await expect(await screen.findByText('Pay as you go starts on Dec 15, 2099')).toBeVisible();
    await expect(await screen.findByText('1 add-on starting Dec 15, 2099')).toBeVisible();
    await expect((await card('Pay as you go')).getByText('Scheduled')).toBeVisible();
    await expect((await card('Pay as you go')).getByRole('button', { name: 'Downgrade to Pay as you go' })).toBeDisabled();
  },
};

export const Canceling: Story = {
  parameters: of({ usageCommitment: 'M', usageCommitmentEnd: end, nextUsageCommitment: 'PAYG' }, [
    mockCall(storyApiUrl, contract.updateProject, () => new Promise<Project>(() => {})),
  ]),
  play: async () => {
    const keep = await screen.findByRole('button', { name: 'Keep Enterprise' });
    await userEvent.click(keep);
    await waitFor(() => expect(keep).toHaveAttribute('aria-busy', 'true'));
  },
};

/** The change stays pending, and the button works again. */
export const CancelFailed: Story = {
  parameters: of({ usageCommitment: 'M', usageCommitmentEnd: end, nextUsageCommitment: 'PAYG' }, [
    mockCall(storyApiUrl, contract.updateProject, () => {
      throw new ApiRefusal('ROLE_FORBIDS');
    }),
  ]),
  play: async () => {
    const keep = await screen.findByRole('button', { name: 'Keep Enterprise' });
    await userEvent.click(keep);
    await waitFor(() => expect(keep).not.toHaveAttribute('aria-busy'));
    await expect(screen.getByText('Pay as you go starts on Dec 15, 2099')).toBeVisible();
  },
};

export const RoleForbidden: Story = {
  parameters: of({ role: 'developer', usageCommitment: 'PAYG' }),
  play: async () => {
    await expect(await screen.findByText(/Your role can’t change plans/)).toBeVisible();
    await expect((await card('Free')).getByRole('button', { name: 'Downgrade to Free' })).toBeDisabled();
    await expect((await card('Enterprise')).getByRole('button', { name: 'Request Enterprise' })).toBeEnabled();
  },
};

export const UnknownPlan: Story = { parameters: of({ usageCommitment: 'GOLD' }) };

export const OnASmallPhone: Story = { ...ChangesPending, globals: { viewport: { value: 'small' } } };

export const RightToLeft: Story = { ...PayAsYouGoIsCurrent, globals: { direction: 'rtl' } };
