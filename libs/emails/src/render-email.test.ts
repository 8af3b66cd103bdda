import { languages, unlistedLanguages } from '@onepoint/i18n';
import { describe, expect, test } from 'vitest';
import { emailExamples, renderEmail, type Email } from './index.ts';

const written = [...languages.filter((language) => !('dontLoad' in language)), ...unlistedLanguages].map(({ code }) => code);
const example = (name: string): Email => emailExamples[name] as Email;

describe.each(Object.entries(emailExamples))('%s', (_name, email) => {
  test.each(written)('is complete in HTML and plain text in %s', async (language) => {
    const { subject, html, text } = await renderEmail({ ...email, language });
    expect(html).toContain(`lang="${language}"`);
    for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|\[object/);
    expect(subject.length).toBeGreaterThan(5);
    // Gmail clips larger emails.
    expect(html.length).toBeLessThan(100_000);
    expect(html).not.toMatch(/<(img|svg|script)/);
    expect(text).toContain(subject);
  });
});

test('leads to the pages of the recipient’s language and project', async () => {
  const { text } = await renderEmail({ ...example('paymentCredited'), language: 'ja' });
  expect(text).toContain('https://onepoint.example/ja/dashboard/payments?project=proj_5kXw9TzQ2Bn7');
  const russian = await renderEmail({ ...example('paymentCredited'), language: 'ru' });
  expect(russian.text).toContain('https://onepoint.example/dashboard/payments?');
});

test('offers the deposit for the next 30 days in the button of the low-balance email', async () => {
  const { html, text } = await renderEmail(example('lowBalance'));
  expect(text).toContain('/dashboard/payments?modal=deposit&projectId=proj_5kXw9TzQ2Bn7&mode=native&amount=18030');
  expect(html).toContain('Add $180.30');
});

test('can be unsubscribed from, or says why not', async () => {
  expect((await renderEmail(example('lowBalance'))).text).toContain('https://onepoint.example/workspace/unsubscribe?token=example');
  expect((await renderEmail(example('lastDays'))).text).toContain('can’t be turned off');
});

test('writes English for an unknown language', async () => {
  expect((await renderEmail({ ...example('lowBalance'), language: 'xx' })).subject).toBe('Storefront has about 7 days of balance left');
});

test('prints names as text, on one line, cut to length, and without links', async () => {
  const { subject, html, text } = await renderEmail({
    ...example('invitation'),
    project: { id: 'proj_1', name: `<b>Win</b>\r\nBcc: https://evil.example/${'a'.repeat(100)}` },
  });
  expect(subject).not.toMatch(/[\r\n]/);
  expect(subject.length).toBeLessThan(120);
  expect(html).not.toContain('<b>');
  for (const part of [subject, html, text]) expect(part).not.toContain('evil.example');
});
