import { describe, expect, it } from 'vitest';
import { createMailbox } from './mailbox.ts';

const entry = (code: string, sentAt: number) => ({ emailAddress: 'a@b.co', code, strategy: 'email_code', clientId: 'client_1', sentAt });

describe('createMailbox', () => {
  it('lists the newest code first', () => {
    const mailbox = createMailbox(() => 10);
    mailbox.deliver(entry('111111', 1));
    mailbox.deliver(entry('222222', 2));
    expect(mailbox.list().map(({ code }) => code)).toEqual(['222222', '111111']);
  });

  it('drops a code after ten minutes', () => {
    let time = 0;
    const mailbox = createMailbox(() => time);
    mailbox.deliver(entry('111111', 0));
    time = 600_000;
    expect(mailbox.list()).toEqual([]);
  });

  it('keeps at most a hundred codes', () => {
    const mailbox = createMailbox(() => 0);
    for (let index = 0; index < 150; index += 1) mailbox.deliver(entry(String(index), 0));
    expect(mailbox.list()).toHaveLength(100);
    expect(mailbox.list()[0]?.code).toBe('149');
  });
});
