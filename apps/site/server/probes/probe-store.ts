import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { probeHistorySchema, type ProbeHistory } from '../../src/server/status/probe-report.ts';

/** Histories by part id. */
export type ProbeHistories = Readonly<Record<string, ProbeHistory>>;

export interface ProbeStore {
  isKept: boolean;
  /** The saved histories; empty if there are none. */
  load: () => Promise<ProbeHistories>;
  save: (histories: ProbeHistories) => Promise<void>;
}

const fileSchema = z.object({ version: z.literal(1), parts: z.record(z.string(), probeHistorySchema) });

/**
 * Stores histories in one small file that is replaced atomically. An invalid file is moved aside, so that nothing is lost and measuring
 * continues.
 */
export function createFileStore(dataDir: string): ProbeStore {
  const file = join(dataDir, 'probes.json');
  return {
    isKept: true,
    load: async () => {
      let text: string;
      try {
        text = await readFile(file, 'utf8');
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
        throw error;
      }
      try {
        return fileSchema.parse(JSON.parse(text)).parts;
      } catch {
        await rename(file, `${file}.broken`);
        return {};
      }
    },
    save: async (histories) => {
      await mkdir(dataDir, { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify({ version: 1, parts: histories }));
      await rename(`${file}.new`, file);
    },
  };
}

/** Keeps nothing when the process ends. */
export const memoryStore: ProbeStore = { isKept: false, load: () => Promise.resolve({}), save: () => Promise.resolve() };
