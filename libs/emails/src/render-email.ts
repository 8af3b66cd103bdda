import type { EmailMessage } from '@onepoint/database';
import { render, toPlainText } from '@react-email/render';
import { createElement } from 'react';
import { emailContent } from './email-content.ts';
import { EmailLayout } from './email-layout.ts';

export interface Email {
  message: EmailMessage;
  /** The recipient's language. Languages without email texts fall back to English. */
  language: string;
  /** Null for emails about the account. */
  project: { id: string; name: string } | null;
  /** Time of the event that the email reports. */
  createdAt: Date;
  /** The product's origin, `https://onepoint.example`. */
  origin: string;
  links: {
    /** Undefined if the email can't be turned off. */
    unsubscribe?: string | undefined;
    invitation?: string | undefined;
  };
}

export interface RenderedEmail {
  subject: string;
  html: string;
  text: string;
}

/** Keeps the case of headings, and facts in columns. */
const plainText: Parameters<typeof toPlainText>[1] = {
  wordwrap: false,
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: 'table.facts', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
};

/** Renders the subject, and the body as HTML and plain text. */
export async function renderEmail(email: Email): Promise<RenderedEmail> {
  const content = emailContent(email);
  const html = await render(createElement(EmailLayout, { content, email }));
  return { subject: content.subject, html, text: toPlainText(html, plainText) };
}
