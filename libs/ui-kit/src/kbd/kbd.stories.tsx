import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './kbd.tsx';

const meta = { title: 'Components/Kbd', component: Kbd } satisfies Meta<typeof Kbd>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Shortcut: Story = {
  tags: ['visual'],
  render: () => (
    <p>
      Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to search.
    </p>
  ),
};
