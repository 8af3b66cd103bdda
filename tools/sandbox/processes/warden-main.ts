/**
 * Outlives the process that started it just long enough to end that process's children: SIGKILL gives a supervisor no chance to do so itself,
 * and neither PostgreSQL nor anvil notices that its parent has exited.
 */
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { terminateProcess } from './os-process.ts';
import { wardenMessageSchema, type WatchMessage } from './warden.ts';

const watched = new Map<number, WatchMessage>();

// Ctrl-C and a closed terminal signal whole process groups. Only the end of stdin means that the supervisor has exited.
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
