import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { simpleParser, type AddressObject, type ParsedMail } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Log } from '../log/create-json-log.ts';
import type { Message, MessageStore } from './message-store.ts';

interface StartSmtpServerParameters {
  host: string;
  /** 0 for a free one. */
  port: number;
  store: MessageStore;
  log: Log;
  now: () => number;
  /** Called after an email is stored and before the server confirms it, so that tests can interrupt the sender in between. */
  onStored?: (message: Omit<Message, 'id'>) => void | Promise<void>;
}

export interface RunningSmtpServer {
  /** `smtp://127.0.0.1:PORT` */
  url: string;
  stop: () => Promise<void>;
}

/** Larger than any of our emails. */
const messageBytesMax = 1_000_000;

/** Addresses that the server rejects, for testing rejections. */
const refusedAddress = /^refused@/;

/** A local SMTP server that delivers everything to one mailbox. */
export async function startSmtpServer({ host, port, store, log, now, onStored }: StartSmtpServerParameters): Promise<RunningSmtpServer> {
  const receive = async (stream: Readable, { envelope }: SMTPServerSession): Promise<void> => {
    const recipients = envelope.rcptTo.map(({ address }) => address);
    const mail = toMessage(await simpleParser(stream), recipients, now());
    if (store.add(mail) === 'repeated') log('Email received again', { messageId: mail.messageId });
    await onStored?.(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    // Local connections aren't encrypted, and there are no accounts.
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: messageBytesMax,
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      if (refusedAddress.test(address)) callback(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
      else callback();
    },
    onData: callbackify(receive),
  });
  // A sender that dies in the middle of an email is harmless.
  server.on('error', (error) => log('Connection failed', { error: String(error) }));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.server.address() as AddressInfo;
  return {
    url: `smtp://${host}:${actualPort}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const textOf = (address: AddressObject | undefined): string => address?.text ?? '';

function toMessage(mail: ParsedMail, to: string[], receivedAt: number): Omit<Message, 'id'> {
  const list = mail.headers.get('list') as { unsubscribe?: { url?: string } } | undefined;
  return {
    messageId: mail.messageId ?? '',
    from: textOf(mail.from),
    to,
    subject: mail.subject ?? '',
    html: mail.html === false ? '' : (mail.html ?? ''),
    text: mail.text ?? '',
    unsubscribeUrl: list?.unsubscribe?.url ?? null,
    receivedAt,
  };
}
