import { siteConfig } from '@onepoint/site-config';
import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import type { EmailContent } from './email-content.ts';
import { emailTexts } from './email-texts.ts';
import type { Email } from './render-email.ts';

const font = '-apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
const light = {
  page: '#f7f6fb',
  card: '#ffffff',
  line: '#e4e1ee',
  text: '#1d1a2b',
  quiet: '#625d78',
  accent: '#5d41d6',
  onAccent: '#ffffff',
};

/**
 * Clients that support it switch to dark colors. Others show the light ones, which are inline. react-email repeats the page color on an inner cell.
 */
const darkStyle = `
  @media (prefers-color-scheme: dark) {
    .page, .page > table > tbody > tr > td { background-color: #14121d !important; }
    .card { background-color: #1c1929 !important; border-color: #322e44 !important; }
    .text { color: #eceaf6 !important; }
    .quiet, .quiet a { color: #a29cba !important; }
    .line { border-color: #322e44 !important; }
    .action { background-color: #6248d5 !important; }
    .quiet .link { color: #b3a9fe !important; }
  }`;

const styles = {
  page: { margin: 0, padding: '32px 12px', backgroundColor: light.page, fontFamily: font },
  container: { maxWidth: '520px', margin: '0 auto' },
  brand: { margin: '0 0 16px', fontSize: '17px', lineHeight: '24px', fontWeight: 700, color: light.text },
  card: { padding: '28px', border: `1px solid ${light.line}`, borderRadius: '12px', backgroundColor: light.card },
  heading: { margin: '0 0 16px', fontSize: '20px', lineHeight: '28px', fontWeight: 600, color: light.text },
  text: { margin: '0 0 16px', fontSize: '15px', lineHeight: '24px', color: light.text },
  facts: { width: '100%', margin: '0 0 16px', borderCollapse: 'collapse', fontSize: '14px', lineHeight: '22px' },
  label: { padding: '6px 16px 6px 0', textAlign: 'start', verticalAlign: 'top', fontWeight: 400, color: light.quiet },
  value: { padding: '6px 0', textAlign: 'end', verticalAlign: 'top', wordBreak: 'break-word', color: light.text },
  action: {
    padding: '11px 20px',
    borderRadius: '8px',
    fontSize: '15px',
    lineHeight: '22px',
    fontWeight: 600,
    textDecoration: 'none',
    color: light.onAccent,
    backgroundColor: light.accent,
  },
  hint: { margin: '16px 0 0', fontSize: '13px', lineHeight: '20px', color: light.quiet, wordBreak: 'break-all' },
  link: { color: light.accent, textDecoration: 'underline' },
  line: { margin: '24px 0 16px', border: 'none', borderTop: `1px solid ${light.line}` },
  footer: { margin: '0 0 4px', fontSize: '13px', lineHeight: '20px', color: light.quiet },
  footerLink: { color: light.quiet, textDecoration: 'underline' },
} as const;

interface EmailLayoutProps {
  content: EmailContent;
  email: Pick<Email, 'language' | 'origin' | 'links'>;
}

/** Layout of all emails. The product name is text, because many clients block images. */
export function EmailLayout({ content, email }: EmailLayoutProps): ReactElement {
  const { language, t } = emailTexts(email.language);
  const { subject, paragraphs, facts, note, action, reason } = content;
  const { unsubscribe } = email.links;
  return h(
    Html,
    { lang: language },
    h(
      Head,
      null,
      h('title', null, subject),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: darkStyle } }),
    ),
    h(Preview, null, [...paragraphs, ...facts.map(({ label, value }) => `${label}: ${value}`)].join(' ')),
    h(
      Body,
      { className: 'page', style: styles.page },
      h(
        Container,
        { style: styles.container },
        h(Text, { className: 'text', style: styles.brand }, siteConfig.name),
        h(
          Section,
          { className: 'card', style: styles.card },
          h(Heading, { as: 'h1', className: 'text', style: styles.heading }, subject),
          ...paragraphs.map((text) => h(Text, { key: text, className: 'text', style: styles.text }, text)),
          factsTable(facts),
          note === undefined ? null : h(Text, { className: 'text', style: styles.text }, note),
          ...actionParts(action, t('layout.link')),
        ),
        h(Hr, { className: 'line', style: styles.line }),
        h(Text, { className: 'quiet', style: styles.footer }, reason),
        unsubscribe === undefined
          ? null
          : h(
              Text,
              { className: 'quiet', style: styles.footer },
              h(Link, { href: unsubscribe, style: styles.footerLink }, t('layout.unsubscribe')),
            ),
      ),
    ),
  );
}

function factsTable(facts: EmailContent['facts']): ReactNode {
  if (facts.length === 0) return null;
  const row = ({ label, value }: EmailContent['facts'][number]) =>
    h(
      'tr',
      { key: label },
      h('th', { scope: 'row', className: 'quiet', style: styles.label }, label),
      h('td', { className: 'text', style: styles.value }, value),
    );
  return h('table', { className: 'facts', style: styles.facts }, h('tbody', null, ...facts.map(row)));
}

function actionParts(action: EmailContent['action'], hint: string): ReactNode[] {
  if (action === undefined) return [];
  const { label, href } = action;
  return [
    h(Button, { key: 'action', href, className: 'action', style: styles.action }, label),
    h(
      Text,
      { key: 'hint', className: 'quiet', style: styles.hint, 'data-skip-in-text': 'true' } as object,
      hint,
      h('br'),
      h(Link, { href, className: 'link', style: styles.link }, href),
    ),
  ];
}
