import { sessionStore, type PageStorage } from '@onepoint/app-state';
import * as z from 'zod/mini';
import { parse, type ZodMiniType, type output } from 'zod/mini';
import { draftOwner } from './draft-owner.ts';

/** One field that was changed and not saved. */
export interface DraftField {
  /** What was saved when somebody began to change it. */
  readonly base: unknown;
  readonly value: unknown;
}

export type DraftFields = Readonly<Record<string, DraftField>>;

/** Forms that were changed and not saved. */
export interface DraftStore {
  /** @returns stops listening */
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (form: string) => DraftFields | undefined;
  /** A form without changes is no draft. */
  readonly set: (form: string, fields: DraftFields) => void;
  readonly hasAny: () => boolean;
  readonly clear: () => void;
}

const formsSchema = z.record(z.string(), z.record(z.string(), z.object({ base: z.unknown(), value: z.unknown() })));

/**
 * What was changed in forms and not saved, so that a session that ends mid-form, a reload, or another screen in between loses nothing: kept in this
 * tab for as long as it is open, for whoever is signed in.
 *
 * @param name of the store
 * @param isKept false for forms that may hold something secret: those are in memory alone. @default all are kept
 */
export function createDraftStore(name: string, isKept: (form: string) => boolean = () => true): DraftStore {
  const kept = () => createDraft(`${name}:${draftOwner.get()}`, formsSchema);
  const read = () => new Map<string, DraftFields>(Object.entries(kept().read() ?? {}));
  let drafts = read();
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const write = (): void => {
    const forms = [...drafts].filter(([form]) => isKept(form));
    if (forms.length === 0) kept().clear();
    else kept().write(Object.fromEntries(forms));
    tell();
  };
  draftOwner.subscribe(() => {
    drafts = read();
    tell();
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    get: (form) => drafts.get(form),
    set: (form, fields) => {
      if (Object.keys(fields).length === 0) drafts.delete(form);
      else drafts.set(form, fields);
      write();
    },
    hasAny: () => drafts.size > 0,
    clear: () => {
      drafts.clear();
      write();
    },
  };
}

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
