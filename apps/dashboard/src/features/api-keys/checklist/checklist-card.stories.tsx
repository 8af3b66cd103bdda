import { checklistFixture, firstRequestFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { asScreen, screenParameters } from '../../../test/screen-story.tsx';
import { screenPaths } from '../testing/screen-paths.ts';
import { ChecklistCard, SetupChecklist } from './checklist-card.tsx';

const meta = {
  title: 'Parts/Setup checklist',
  component: SetupChecklist,
  subcomponents: { ChecklistCard },
  decorators: [asScreen],
  parameters: screenParameters({ project: projectFixture() }),
  args: { checklist: checklistFixture(), paths: screenPaths, apiKey: { id: 'key_story' } },
} satisfies Meta<typeof SetupChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

const isUsed = { firstRequest: firstRequestFixture() };

export const NewProject: Story = {
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Restrict your API key' })).toHaveAttribute(
      'href',
      '/dashboard/private-key/key_story?view=rules',
    );
  },
};

export const HalfDone: Story = { args: { checklist: checklistFixture({ ...isUsed, hasTeammate: true }) } };

export const HalfDoneOnASmallPhone: Story = { ...HalfDone, globals: { viewport: { value: 'small' } } };

/** Says who can do the steps that the role can't. */
export const ForADeveloper: Story = {
  args: { checklist: checklistFixture(isUsed) },
  parameters: screenParameters({ project: { ...projectFixture(), role: 'developer' } }),
  play: async () => {
    await expect(await screen.findByText('Can be done by: Owner or Admin')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Add funds' })).toBeNull();
  },
};
