import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { emailExamples } from './email-examples.ts';
import styles from './emails.stories.module.css';
import { renderEmail, type RenderedEmail } from './render-email.ts';

interface EmailPreviewProps {
  /** Name of the example. */
  example: string;
  language: string;
  theme: string;
}

/** Emails use the reader's system font. Screenshots need the same font on every machine: the page's. */
function fontStyle(): string {
  if (!('__vitest_browser__' in globalThis)) return '';
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules));
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  return `<style>${faces.join('')} * { font-family: Geist !important }</style>`;
}

/** Colors follow the theme in the toolbar. With the system theme, and in a mail client, they follow the device. */
const previewOf = (html: string, theme: string): string => {
  const preview = html.replace('</head>', `${fontStyle()}</head>`);
  if (theme === 'system') return preview;
  return preview.replace('<html', `<html data-theme="${theme}"`).replace('@media (prefers-color-scheme: dark)', ':root[data-theme="dark"]');
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
      <header className={styles.head}>
        <h1 className={styles.subject}>{rendered.subject}</h1>
        <div className={styles.tabs}>
          {[false, true].map((text) => (
            <button key={String(text)} type="button" aria-pressed={isText === text} onClick={() => setIsText(text)}>
              {text ? 'Plain text' : 'HTML'}
            </button>
          ))}
        </div>
      </header>
      {isText ? (
        <pre className={styles.text}>{rendered.text}</pre>
      ) : (
        <iframe className={styles.html} title={rendered.subject} sandbox="allow-same-origin" srcDoc={previewOf(rendered.html, theme)} />
      )}
    </article>
  );
}

const meta = {
  title: 'Emails',
  component: EmailPreview,
  tags: ['visual'],
  parameters: { layout: 'fullscreen', visual: 'frame', visualWidths: [360, 1200] },
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
    await frame.contentDocument?.fonts.load('1em Geist');
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

export const PlainText: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Plain text' }));
    await expect(canvas.getByText(/Onepoint/, { selector: 'pre' })).toBeVisible();
  },
};
