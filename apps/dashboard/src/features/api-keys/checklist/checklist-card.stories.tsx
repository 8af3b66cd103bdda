import { checklistFixture, firstRequestFixture, projectFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { asScreen, screenParameters } from '../../../test/screen-story.tsx';
import { screenPaths } from '../testing/screen-paths.ts';
import { ChecklistCard, SetupChecklist } from './checklist-card.tsx';

const meta = {
  title: 'Parts/Setup checklist',
  component: SetupChecklist,
  subcomponents: { ChecklistCard },
  decorators: [asScreen],
  args: { paths: screenPaths, apiKey: { id: 'key_story' } },
} satisfies Meta<typeof SetupChecklist>;
export default meta;
type Story = StoryObj<typeof meta>;

const project = projectFixture();
const parametersOf = (fields: Parameters<typeof checklistFixture>[0], role = 'owner') =>
  screenParameters({
    project: { ...project, role },
    state: { projects: [project], checklists: { [project.id]: checklistFixture(fields) } },
  });
const isUsed = { firstRequest: firstRequestFixture() };

export const NewProject: Story = {
  parameters: parametersOf({}),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Restrict your API key' })).toHaveAttribute(
      'href',
      '/dashboard/private-key/key_story?view=rules',
    );
  },
};

export const HalfDone: Story = { parameters: parametersOf({ ...isUsed, hasTeammate: true }) };

export const HalfDoneOnASmallPhone: Story = { ...HalfDone, globals: { viewport: { value: 'small' } } };

/** Says who can do the steps that the role can't. */
export const ForADeveloper: Story = {
  parameters: parametersOf(isUsed, 'developer'),
  play: async () => {
    await expect(await screen.findByText('Can be done by: Owner or Admin')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Add funds' })).toBeNull();
  },
};

/** Hidden for roles that can't do any of the open steps. */
export const ForAViewer: Story = { parameters: parametersOf({}, 'viewer') };

export const Dismissed: Story = {
  parameters: parametersOf({}),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss checklist' }));
    await waitFor(() => expect(screen.queryByText('Set up your project')).toBeNull());
  },
};
