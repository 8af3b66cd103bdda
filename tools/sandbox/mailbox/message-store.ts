import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { writeSecretFile } from '../data-dir/secret-files.ts';

const messageSchema = z.object({
  id: z.string(),
  messageId: z.string(),
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  /** Address for one-click unsubscribe requests; null if the email has none. */
  unsubscribeUrl: z.nullable(z.string()),
  receivedAt: z.number(),
});

export type Message = z.infer<typeof messageSchema>;

export interface MessageStore {
  /** Stores an email on disk. An email with a known message id is a duplicate and is dropped. */
  add: (message: Omit<Message, 'id'>) => 'added' | 'repeated';
  /** Newest first. */
  list: () => readonly Message[];
  find: (id: string) => Message | null;
}

/** Beyond this number, the oldest emails are deleted. */
const messagesMax = 500;

/** Opens the emails in a folder. Each is a file. */
export function openMessageStore(dataDir: string): MessageStore {
  mkdirSync(dataDir, { recursive: true });
  const fileOf = (id: string): string => join(dataDir, `${id}.json`);
  const files = readdirSync(dataDir).filter((name) => name.endsWith('.json'));
  let messages = files
    .map((name) => messageSchema.parse(JSON.parse(readFileSync(join(dataDir, name), 'utf8'))))
    .toSorted((a, b) => b.receivedAt - a.receivedAt);
  const find = (id: string): Message | null => messages.find((message) => message.id === id) ?? null;
  return {
    find,
    list: () => messages,
    add: (received) => {
      const id = createHash('sha256').update(received.messageId).digest('hex').slice(0, 24);
      if (find(id) !== null) return 'repeated';
      const message = { id, ...received };
      // Written to disk before the server confirms the email.
      writeSecretFile(fileOf(id), JSON.stringify(message));
      messages = [message, ...messages];
      for (const old of messages.slice(messagesMax)) rmSync(fileOf(old.id), { force: true });
      messages = messages.slice(0, messagesMax);
      return 'added';
    },
  };
}
