import { projectFixture, providerFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { ProvidersPage } from './providers-page.tsx';

const project = projectFixture({ name: 'Node runners', isProvider: true });
const providers = [
  providerFixture(),
  providerFixture({
    id: 'prov_2',
    name: 'Helsinki',
    chain: 'ethereum',
    health: 'lagging',
    blockHeight: 19_436_002,
    lagBlocks: 41,
    requestsToday: 902,
  }),
  providerFixture({
    id: 'prov_3',
    name: 'Warsaw',
    chain: 'polygon',
    health: 'unreachable',
    lagBlocks: null,
    latencyMs: null,
    blockHeight: null,
  }),
  providerFixture({ id: 'prov_4', name: 'Old one', status: 'paused', requestsToday: 0, weight: 2 }),
];
const state = { projects: [project], providers: { [project.id]: providers } };
const long = providerFixture({
  name: 'The archive node in the cellar behind the library',
  url: 'https://archive.nodes.a-company-with-a-very-long-name.example.com/v3/4fR1uVk3Wq9ZtBQm3x7Lk2Vd9sB1nH5tYw0R',
  health: 'outOfFuel',
});

const meta = { title: 'Screens/Providers', component: ProvidersPage, decorators: [asScreen] } satisfies Meta<typeof ProvidersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FourNodes: Story = { parameters: screenParameters({ project, state }) };

export const NoneYet: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Viewer: Story = {
  parameters: screenParameters({
    project: { ...project, role: 'viewer' },
    state: { ...state, projects: [{ ...project, role: 'viewer' }] },
  }),
};

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const LongText: Story = {
  parameters: screenParameters({ project, state: { projects: [project], providers: { [project.id]: [long] } } }),
};

export const OnASmallPhone: Story = { ...FourNodes, globals: { viewport: { value: 'small' } } };

export const PausingANode: Story = {
  parameters: screenParameters({ project, state: { projects: [project], providers: { [project.id]: [providerFixture()] } } }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause Frankfurt 1' }));
    await canvas.findByRole('button', { name: 'Resume Frankfurt 1' });
    await expect(canvas.getByText('Paused')).toBeVisible();
  },
};
