import { projectFixture, tokenFixture } from '@onepoint/testing/api';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { asScreen, screenParameters } from '../../test/screen-story.tsx';
import { TokensCard } from './tokens-card.tsx';

const project = projectFixture();
const dayMs = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString();
const tokens = [
  tokenFixture({ expiresAt: inDays(90) }),
  tokenFixture({
    id: 'tok_2',
    name: 'Nightly report of the archive’s indexer',
    scopes: ['usage:read', 'billing:read', 'audit:read'],
    lastUsedAt: null,
    expiresAt: inDays(3),
  }),
  tokenFixture({ id: 'tok_3', name: 'Terraform', expiresAt: inDays(-2) }),
];
const state = { projects: [project], projectTokens: { [project.id]: tokens }, personalTokens: tokens.slice(0, 1) };

const meta = {
  title: 'Screens/API tokens',
  component: TokensCard,
  decorators: [asScreen],
  args: { projectId: project.id },
} satisfies Meta<typeof TokensCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Project: Story = { parameters: screenParameters({ project, state }) };

export const Personal: Story = { args: { projectId: null }, parameters: screenParameters({ project, state }) };

export const Empty: Story = { parameters: screenParameters({ project, state: { projects: [project] } }) };

export const Loading: Story = { parameters: screenParameters({ project, api: 'silent' }) };

export const Failed: Story = { parameters: screenParameters({ project, api: 'refusing' }) };

export const OnASmallPhone: Story = { ...Project, globals: { viewport: { value: 'small' } } };
