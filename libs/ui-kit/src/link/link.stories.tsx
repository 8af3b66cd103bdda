import type { Meta, StoryObj } from '@storybook/react-vite';
import { StoryRow } from '../test/story-layout.tsx';
import { Link } from './link.tsx';

const meta = { title: 'Components/Link', component: Link, args: { href: '#docs', children: 'Read the docs' } } satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: () => (
    <p>
      Every call is counted once. See <Link href="#units">how compute units are counted</Link> or the{' '}
      <Link href="#status" external>
        status page
      </Link>
      .
    </p>
  ),
};

export const Quiet: Story = {
  render: () => (
    <StoryRow>
      <Link href="#docs" tone="quiet">
        Docs
      </Link>
      <Link href="#pricing" tone="quiet" aria-current="page">
        Pricing
      </Link>
      <Link href="#chains" tone="quiet">
        Chains
      </Link>
    </StoryRow>
  ),
};
