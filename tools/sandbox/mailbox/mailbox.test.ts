import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { expect, onTestFinished, test } from 'vitest';
import type { Message } from './message-store.ts';
import { parseMailboxEnv } from './parse-mailbox-env.ts';
import { startMailbox } from './server.ts';

async function start() {
  const dataDir = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const open = () => startMailbox({ settings: { host: '127.0.0.1', port: 0, smtpPort: 0, dataDir }, log: () => undefined });
  let mailbox = await open();
  onTestFinished(async () => {
    await mailbox.stop();
    rmSync(dataDir, { recursive: true });
  });
  return {
    send: async (mail: SendMailOptions) => {
      const transport = createTransport({ url: mailbox.smtpUrl });
      await transport.sendMail({ from: 'Onepoint <a@onepoint.test>', subject: 'Hello', text: 'Plain', html: '<b>Rich</b>', ...mail });
    },
    list: async (query = ''): Promise<Message[]> => {
      const reply = await fetch(`${mailbox.address}/__mailbox${query}`, { headers: { accept: 'application/json' } });
      return ((await reply.json()) as { messages: Message[] }).messages;
    },
    get: (path: string) => fetch(mailbox.address + path),
    restart: async () => {
      await mailbox.stop();
      mailbox = await open();
    },
  };
}

test('keeps every email across restarts, newest first, and filters by recipient', async () => {
  const mailbox = await start();
  await mailbox.send({ to: 'ada@example.com', messageId: '<1@x>' });
  await mailbox.send({ to: 'grace@example.com', messageId: '<2@x>', subject: 'Grüße 你好' });
  await mailbox.restart();
  expect((await mailbox.list()).map(({ subject }) => subject)).toEqual(['Grüße 你好', 'Hello']);
  expect(await mailbox.list('?to=ada')).toMatchObject([
    { to: ['ada@example.com'], text: 'Plain', html: '<b>Rich</b>', unsubscribeUrl: null },
  ]);
});

test('shows an email that arrives twice once', async () => {
  const mailbox = await start();
  for (let attempt = 0; attempt < 2; attempt += 1) await mailbox.send({ to: 'ada@example.com', messageId: '<same@x>' });
  await mailbox.send({ to: 'ada@example.com', messageId: '<other@x>' });
  expect(await mailbox.list()).toHaveLength(2);
});

test('rejects recipients that start with refused@', async () => {
  const mailbox = await start();
  await expect(mailbox.send({ to: 'refused@example.com' })).rejects.toMatchObject({ responseCode: 550 });
});

test('shows emails as text on pages that run no script but their own', async () => {
  const mailbox = await start();
  await mailbox.send({
    to: 'ada@example.com',
    subject: '<script>alert(1)</script>',
    headers: { 'List-Unsubscribe': '<https://a.example/u>' },
  });
  const list = await mailbox.get('/__mailbox');
  expect(list.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*script-src 'self'/);
  expect(await list.text()).toContain('&lt;script&gt;');
  const [message] = await mailbox.list();
  const page = await (await mailbox.get(`/__mailbox/${message?.id}`)).text();
  expect(page).not.toContain('<script>');
  expect(page).toContain('https://a.example/u');
  expect(await (await mailbox.get(`/__mailbox/${message?.id}/html`)).text()).toBe('<b>Rich</b>');
  expect((await mailbox.get('/__mailbox/none')).status).toBe(404);
});

test('refreshes only the list, not the filter above it', async () => {
  const mailbox = await start();
  await mailbox.send({ to: 'ada@example.com' });
  const page = await (await mailbox.get('/__mailbox')).text();
  expect(page).not.toContain('http-equiv="refresh"');
  expect(page.slice(page.indexOf('<div id="list">'))).toContain('ada@example.com');
  expect(page.slice(page.indexOf('<div id="list">'))).not.toContain('<input');
  const script = await mailbox.get('/__mailbox/refresh.js');
  expect(script.headers.get('content-type')).toContain('text/javascript');
  expect(await script.text()).toContain("getElementById('list')");
});

test('doesn’t run in production', () => {
  expect(() => parseMailboxEnv({ MAILBOX_DATA_DIR: '/tmp/x', ONEPOINT_ENV: 'production' })).toThrow(/sandbox mailbox/);
});
