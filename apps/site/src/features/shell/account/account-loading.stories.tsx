import type { Meta, StoryObj } from '@storybook/react-vite';
import { withPage } from '../../../shared/testing/with-page.tsx';
import { AccountLoading } from './account.tsx';

const meta = {
  title: 'Screens/Site/AccountLoading',
  component: AccountLoading,
  decorators: [withPage],
} satisfies Meta<typeof AccountLoading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
