import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { emailExamples } from './email-examples.ts';
import styles from './emails.stories.module.css';
import { renderEmail, type RenderedEmail } from './render-email.ts';

interface EmailPreviewProps {
  /** Name of the example. */
  example: string;
  language: string;
  theme: string;
}

/** Colors follow the theme in the toolbar. In a mail client, they follow the device. */
const inTheme = (html: string, theme: string): string => {
  const scheme = theme === 'dark' ? '@media all' : theme === 'light' ? '@media not all' : undefined;
  return scheme === undefined ? html : html.replace('@media (prefers-color-scheme: dark)', scheme);
};

/** An email as HTML and as plain text. */
function EmailPreview({ example, language, theme }: EmailPreviewProps) {
  const [rendered, setRendered] = useState<RenderedEmail>();
  const [isText, setIsText] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const email = emailExamples[example];
    if (email !== undefined) void renderEmail({ ...email, language }).then((result) => isCurrent && setRendered(result));
    return () => {
      isCurrent = false;
    };
  }, [example, language]);
  if (rendered === undefined) return null;
  return (
    <article lang={language}>
      <h1 className={styles.subject}>{rendered.subject}</h1>
      <div className={styles.tabs}>
        {[false, true].map((text) => (
          <button key={String(text)} type="button" aria-pressed={isText === text} onClick={() => setIsText(text)}>
            {text ? 'Plain text' : 'HTML'}
          </button>
        ))}
      </div>
      {isText ? (
        <pre className={styles.text}>{rendered.text}</pre>
      ) : (
        <iframe className={styles.html} title={rendered.subject} sandbox="allow-same-origin" srcDoc={inTheme(rendered.html, theme)} />
      )}
    </article>
  );
}

const meta = {
  title: 'Emails',
  component: EmailPreview,
  args: { example: 'lowBalance', language: 'en', theme: 'light' },
  argTypes: { example: { control: false }, language: { control: false }, theme: { control: false } },
  render: ({ example }, { globals }) => (
    <EmailPreview example={example} language={String(globals['locale'] ?? 'en')} theme={String(globals['theme'] ?? 'light')} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const subject = (await canvas.findByRole('heading', { level: 1 })).textContent;
    const frame = canvas.getByTitle<HTMLIFrameElement>(subject);
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')?.textContent).toBe(subject));
    await userEvent.click(canvas.getByRole('button', { name: 'Plain text' }));
    await expect(canvas.getByText(/Onepoint/, { selector: 'pre' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'HTML' }));
  },
} satisfies Meta<typeof EmailPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LowBalance: Story = {};
export const LastDays: Story = { args: { example: 'lastDays' } };
export const OutOfBalance: Story = { args: { example: 'outOfBalance' } };
export const BalanceAlert: Story = { args: { example: 'balanceAlert' } };
export const RunwayAlert: Story = { args: { example: 'runwayAlert' } };
export const SpendLimitNear: Story = { args: { example: 'spendLimitNear' } };
export const SpendLimitReached: Story = { args: { example: 'spendLimitReached' } };
export const WebhookFailed: Story = { args: { example: 'webhookFailed' } };
export const WebhookDisabled: Story = { args: { example: 'webhookDisabled' } };
export const Invitation: Story = { args: { example: 'invitation' } };
export const PaymentCredited: Story = { args: { example: 'paymentCredited' } };
export const NewSignIn: Story = { args: { example: 'newSignIn' } };
export const MemberJoined: Story = { args: { example: 'memberJoined' } };
export const MemberLeft: Story = { args: { example: 'memberLeft' } };
export const MemberRemoved: Story = { args: { example: 'memberRemoved' } };
export const MemberRoleChanged: Story = { args: { example: 'memberRoleChanged' } };
export const YourRoleChanged: Story = { args: { example: 'yourRoleChanged' } };
export const YouWereRemoved: Story = { args: { example: 'youWereRemoved' } };
