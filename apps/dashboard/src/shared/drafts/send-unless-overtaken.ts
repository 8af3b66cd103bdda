import { isOvertaken } from './is-overtaken.ts';

export interface SendUnlessOvertakenParameters<Item extends object> {
  /** The fields to send, nested as in the item. */
  readonly change: object;
  /** The item as it was on screen. */
  readonly shown: Item | undefined;
  /** Asks for the item as it is now. */
  readonly read: () => Promise<Item>;
  readonly send: () => Promise<Item>;
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
  read,
  send,
}: SendUnlessOvertakenParameters<Item>): Promise<Sent<Item>> {
  const now = await read();
  if (shown && isOvertaken(change, shown, now)) return { item: now, isSaved: false };
  return { item: await send(), isSaved: true };
}
