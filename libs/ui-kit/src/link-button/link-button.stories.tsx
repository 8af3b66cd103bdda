import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { StoryRow } from '../test/story-layout.tsx';
import { LinkButton } from './link-button.tsx';

const meta = { title: 'Components/LinkButton', component: LinkButton, args: { href: '#pricing', children: 'See pricing' } } satisfies Meta<
  typeof LinkButton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  tags: ['visual'],
  render: () => (
    <StoryRow>
      <LinkButton href="#start" variant="primary" size="lg" iconEnd={<ArrowRight />}>
        Get started
      </LinkButton>
      <LinkButton href="#docs" size="lg">
        Read the docs
      </LinkButton>
      <LinkButton href="#login" variant="ghost" size="lg">
        Sign in
      </LinkButton>
    </StoryRow>
  ),
};

export const ThroughARouter: Story = {
  args: {
    variant: 'primary',
    render: ({ children, ...props }) => (
      <a {...props} data-router>
        <span>{children}</span>
      </a>
    ),
  },
};
