import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SessionRefusalContext } from '../../shared/api/api-client-context.ts';
import { StoryApp } from '../../test/story-app.tsx';
import { SessionRefused } from './shell-notices.tsx';

const refusal = { isRefused: true, forget: fn() };

const meta = {
  title: 'Screens/Session refused',
  component: SessionRefused,
  decorators: [
    (Story) => (
      <StoryApp path="/dashboard/usage">
        <SessionRefusalContext value={refusal}>
          <Story />
        </SessionRefusalContext>
      </StoryApp>
    ),
  ],
} satisfies Meta<typeof SessionRefused>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Refused: Story = {};

export const OnASmallPhone: Story = { globals: { viewport: { value: 'small' } } };
