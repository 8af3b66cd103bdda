import { ApiError } from '@onepoint/api-client';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of what was shown the fields that a change names, nested as in the change; those that the change leaves out are left out here. */
export function pickLike(shown: object, change: object): Readonly<Record<string, unknown>> {
  const named = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    named.map(([name, value]: [string, unknown]) => {
      const seen: unknown = Reflect.get(shown, name);
      return [name, isRecord(value) && isRecord(seen) ? pickLike(seen, value) : seen];
    }),
  );
}

export interface SendUnlessOvertakenParameters<Item extends object> {
  /** The fields to send, nested as in the item. */
  readonly change: object;
  /** The item as it was on screen, or what of it was. */
  readonly shown: object | undefined;
  /** @param expected of all that the change names what was shown: the API refuses where another value is saved */
  readonly send: (expected: Readonly<Record<string, unknown>> | undefined) => Promise<Item>;
  /** Asks for the item as it is now. */
  readonly read: () => Promise<Item>;
}

export interface Sent<Item extends object> {
  /** The item as it is now, sent or not. */
  readonly item: Item;
  /** False where somebody else saved other values meanwhile, which whoever sends has to see first. */
  readonly isSaved: boolean;
}

/** Sends a change, but for one that would replace what its sender has not seen: two tabs and two members change the same form. */
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
