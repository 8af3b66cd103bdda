import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf, dictionaryCacheControl } from '@onepoint/document-host';
import { createReply, type Reply } from '../http/reply.ts';

interface ServedTextsParameters {
  /** Folder with the texts of all apps, `<language>/<namespace>.json`, and `flags.json`. */
  localesDir: string;
  /** Makes pages use these texts and flags from now on. Resolves to the languages whose texts differ from the build's. */
  apply: (load: LoadJson) => Promise<readonly string[]>;
  intervalMs: number;
  onFailure: (error: unknown) => void;
}

/** Reads a file in the folder, such as `ko/common.json`. */
type LoadJson = (file: string) => Promise<unknown>;

export interface ServedTexts {
  /** The response for a file in the folder, such as `ko/common.json`; undefined if it doesn't exist. */
  find: (file: string) => Promise<Reply | undefined>;
  differ: (language: string) => boolean;
  /** Changes with the texts. */
  version: () => number;
  stop: () => void;
}

const versionOf = async (path: string): Promise<string | undefined> => {
  const found = await stat(path).catch(() => undefined);
  return found?.isFile() === true ? `${String(found.mtimeMs)}:${String(found.size)}` : undefined;
};

/** Names, times, and sizes of all files. */
async function signatureOf(folder: string): Promise<string> {
  const files = await readdir(folder, { recursive: true }).catch(() => []);
  const dictionaries = files.filter((file) => /^(?:[a-z]{2}[/\\]\w+|flags)\.json$/.test(file)).toSorted();
  return JSON.stringify(await Promise.all(dictionaries.map(async (file) => [file, await versionOf(join(folder, file))])));
}

/** Serves the folder of texts, and renders pages with them when they change. Without a folder, pages use the texts of the build. */
export async function followServedTexts({ localesDir, apply, intervalMs, onFailure }: ServedTextsParameters): Promise<ServedTexts> {
  const replies = new Map<string, { version: string; reply: Promise<Reply> }>();
  let signature = '[]';
  let different: ReadonlySet<string> = new Set();
  let version = 0;

  const read = async (file: string): Promise<Reply> =>
    createReply({
      content: await readFile(join(localesDir, file)),
      contentType: contentTypeOf(file),
      cacheControl: dictionaryCacheControl,
      compression: 'best',
    });
  const load: LoadJson = async (file) => JSON.parse(await readFile(join(localesDir, file), 'utf8'));
  const check = async (): Promise<void> => {
    const next = await signatureOf(localesDir);
    if (next === signature) return;
    signature = next;
    try {
      different = new Set(await apply(load));
      version += 1;
    } catch (error) {
      onFailure(error);
    }
  };

  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  // One check at a time: one that read the folder earlier must not end after a newer one.
  const follow = async (): Promise<void> => {
    await check();
    if (!isStopped) timer = setTimeout(() => void follow(), intervalMs).unref();
  };
  await follow();
  return {
    find: async (file) => {
      const current = await versionOf(join(localesDir, file));
      if (current === undefined) return undefined;
      const known = replies.get(file);
      if (known?.version === current) return known.reply;
      const reply = read(file);
      replies.set(file, { version: current, reply });
      reply.catch(() => replies.delete(file));
      return reply;
    },
    differ: (language) => different.has(language),
    version: () => version,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
