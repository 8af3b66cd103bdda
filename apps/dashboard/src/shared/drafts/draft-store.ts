import { sessionStore, type PageStorage } from '@onepoint/app-state';
import * as z from 'zod/mini';
import { parse, type output, type ZodMiniType } from 'zod/mini';
import { draftOwner } from './draft-owner.ts';

export interface DraftField {
  /** Saved value when the user started editing. */
  readonly base: unknown;
  readonly value: unknown;
}

export type DraftFields = Readonly<Record<string, DraftField>>;

export interface DraftStore {
  /** @returns unsubscribe function */
  readonly subscribe: (listener: () => void) => () => void;
  readonly get: (form: string) => DraftFields | undefined;
  /** An empty object removes the draft. */
  readonly set: (form: string, fields: DraftFields) => void;
  readonly hasAny: () => boolean;
  readonly clear: () => void;
}

const formsSchema = z.record(z.string(), z.record(z.string(), z.object({ base: z.unknown(), value: z.unknown() })));

/**
 * Keeps unsaved form changes per user while this tab is open, so that they survive navigation, reloads, and a new sign-in.
 *
 * @param isKept whether a form can be written to storage; must be false for forms that can contain secrets. Default: all forms
 */
export function createDraftStore(name: string, isKept: (form: string) => boolean = () => true): DraftStore {
  const kept = () => createDraft(`${name}:${draftOwner.get()}`, formsSchema);
  const read = () => new Map<string, DraftFields>(Object.entries(kept().read() ?? {}));
  let drafts = read();
  const listeners = new Set<() => void>();
  const emit = (): void => {
    for (const listener of listeners) listener();
  };
  const write = (): void => {
    const forms = [...drafts].filter(([form]) => isKept(form));
    if (forms.length === 0) kept().clear();
    else kept().write(Object.fromEntries(forms));
    emit();
  };
  draftOwner.subscribe(() => {
    drafts = read();
    emit();
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

export interface Draft<TValues> {
  /** Null if there is no valid draft. */
  read: () => TValues | null;
  write: (values: TValues) => void;
  clear: () => void;
}

/**
 * Stores a form's values while this tab is open, so that they survive reloads and a new sign-in. Keeps them in memory if the browser blocks
 * site data.
 *
 * @param name identifies the form and its owner
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
