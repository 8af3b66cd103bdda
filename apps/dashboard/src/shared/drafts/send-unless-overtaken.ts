import { ApiError } from '@onepoint/api-client';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Picks from `shown` the fields that `change` has, recursively. */
export function pickLike(shown: object, change: object): Readonly<Record<string, unknown>> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]: [string, unknown]) => {
      const seen: unknown = Reflect.get(shown, name);
      return [name, isRecord(value) && isRecord(seen) ? pickLike(seen, value) : seen];
    }),
  );
}

interface SendUnlessOvertakenParameters<Item extends object> {
  /** Fields to send, nested as in the item. */
  readonly change: object;
  /** The item, or part of it, as last shown to the user. */
  readonly shown: object | undefined;
  /** @param expected on-screen values of all changed fields; the API rejects the change if the saved values differ */
  readonly send: (expected: Readonly<Record<string, unknown>> | undefined) => Promise<Item>;
  readonly read: () => Promise<Item>;
}

export interface Sent<Item extends object> {
  /** The current item, even if the change wasn't saved. */
  readonly item: Item;
  /** False if someone else saved other values in the meantime. Show these to the user first. */
  readonly isSaved: boolean;
}

/** Saves a change unless it would overwrite values the user hasn't seen, saved in another tab or by another member. */
export async function sendUnlessOvertaken<Item extends object>({
  change,
  shown,
  send,
  read,
}: SendUnlessOvertakenParameters<Item>): Promise<Sent<Item>> {
  try {
    return { item: await send(shown && pickLike(shown, change)), isSaved: true };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'CHANGED_MEANWHILE') throw error;
    return { item: await read(), isSaved: false };
  }
}
