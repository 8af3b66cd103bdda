import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoginFrame, LoginHeading } from './login-frame.tsx';
import { MailboxView } from './sandbox-mailbox.tsx';
import { IdentityUnavailable, SessionWait } from './session-wait.tsx';
import { SignInTrouble, type SignInTroubleProps } from './sign-in-panel.tsx';

function SignInWithout(props: SignInTroubleProps) {
  return (
    <LoginFrame>
      <LoginHeading />
      <SignInTrouble {...props} />
    </LoginFrame>
  );
}

const meta = {
  title: 'Screens/Sign-in without its form',
  component: SignInWithout,
  subcomponents: { SignInTrouble, IdentityUnavailable, SessionWait, MailboxView },
  parameters: { layout: 'fullscreen' },
  args: { reason: 'failed', onRetry: fn() },
} satisfies Meta<typeof SignInWithout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FormFailed: Story = {};

export const FormIsFetchedAnew: Story = { args: { retrying: true } };

export const FormTakesLong: Story = { args: { reason: 'slow' } };

export const CookiesBlocked: Story = { args: { reason: 'cookies' } };

export const OnASmallPhone: Story = { args: { reason: 'cookies' }, globals: { viewport: { value: 'small' } } };

export const IdentityServiceUnavailable: Story = { render: () => <IdentityUnavailable /> };

export const SessionTakesLong: Story = { render: () => <SessionWait slowAfterMs={0} /> };

export const MailboxStopped: Story = {
  parameters: { layout: 'padded' },
  render: () => <MailboxView message={null} isStopped check={fn()} />,
};

export const MailboxStoppedWithACode: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <MailboxView message={{ emailAddress: 'ada@example.com', code: '012345', sentAt: '2026-11-21T09:00:00.000Z' }} isStopped check={fn()} />
  ),
};
