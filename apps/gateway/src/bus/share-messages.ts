import { z } from 'zod';
import { type SeenHeadsShare, seenHeadsSchema } from '../heads/seen-heads.ts';
import { type SpendingShare, spendingSchema } from '../limits/spending.ts';
import { type UnitShare, unitsSchema } from '../limits/unit-share.ts';
import { changeSchema, type ConnectionShare, openSchema } from '../websocket/connection-share.ts';

/** State shared by gateway processes, either over the bus or between the workers of one machine. */
export const shareMessageSchema = z.discriminatedUnion('kind', [spendingSchema, openSchema, changeSchema, unitsSchema, seenHeadsSchema]);

export type ShareMessage = z.infer<typeof shareMessageSchema>;

interface Shares {
  readonly spending: Pick<SpendingShare, 'receive'>;
  readonly connections: Pick<ConnectionShare, 'receive'>;
  readonly units: Pick<UnitShare, 'receive'>;
  readonly seenHeads: Pick<SeenHeadsShare, 'receive'>;
}

export function deliver(message: ShareMessage, { spending, connections, units, seenHeads }: Shares): void {
  switch (message.kind) {
    case 'spending':
      spending.receive(message);
      break;
    case 'connections':
    case 'connection':
      connections.receive(message);
      break;
    case 'units':
      units.receive(message);
      break;
    case 'heads':
      seenHeads.receive(message);
      break;
  }
}

/** Passes an unparsed message to its share. Ignores unreadable ones, for example from another release. */
export function deliverUnread(message: unknown, shares: Shares): void {
  const parsed = shareMessageSchema.safeParse(message);
  if (parsed.success) deliver(parsed.data, shares);
}
