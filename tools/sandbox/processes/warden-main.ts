/**
 * Outlives the process that started it, for as long as it takes to end that process's children: SIGKILL gives a supervisor
 * no chance to do it itself, and neither PostgreSQL nor anvil notices that its parent has gone.
 */
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { terminateProcess } from './terminate-process.ts';
import { wardenMessageSchema, type WatchMessage } from './warden-protocol.ts';

const watched = new Map<number, WatchMessage>();

// Ctrl-C and a closed terminal reach whole process groups; the end of standard input alone says that the supervisor has gone.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const message = wardenMessageSchema.parse(JSON.parse(line));
  if (message.type === 'watch') watched.set(message.pid, message);
  else watched.delete(message.pid);
}

await Promise.all(
  [...watched.values()].map(async (entry) => {
    await terminateProcess(entry);
    if (entry.directory !== undefined) await rm(entry.directory, { recursive: true, force: true });
  }),
);
