import { sessionStore, type PageStorage } from '@onepoint/app-state';
import { parse, type ZodMiniType, type output } from 'zod/mini';

/** What somebody has typed and not sent. */
export interface Draft<TValues> {
  /** Null where there is none, or none that can still be read. */
  read: () => TValues | null;
  write: (values: TValues) => void;
  clear: () => void;
}

/**
 * Keeps a form's values in this tab for as long as it is open: through a session that ends and the sign-in after it, through a reload.
 * Where the browser keeps nothing, there is no draft.
 *
 * @param name the form and whose it is
 */
export function createDraft<TSchema extends ZodMiniType>(
  name: string,
  schema: TSchema,
  storage: PageStorage = sessionStore,
): Draft<output<TSchema>> {
  const key = `onepoint:draft:v1:${name}`;
  return {
    read: () => attempt(() => parse(schema, JSON.parse(storage.getItem(key) ?? 'null'))),
    write: (values) => void attempt(() => storage.setItem(key, JSON.stringify(values))),
    clear: () => void attempt(() => storage.removeItem(key)),
  };
}

function attempt<T>(run: () => T): T | null {
  try {
    return run();
  } catch {
    return null;
  }
}
