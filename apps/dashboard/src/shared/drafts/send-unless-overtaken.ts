import { ApiError } from '@onepoint/api-client';
import { pickLike } from './pick-like.ts';

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
