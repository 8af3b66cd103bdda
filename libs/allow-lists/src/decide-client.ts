import type { CompiledAllowLists } from './compile-allow-lists.ts';
import { refuse, type Decision } from './decision.ts';

/** Who asks. */
export interface Client {
  /** The `Origin` header; null without one, as from a server. */
  readonly origin: string | null;
  /** IP address, IPv4 or IPv6. */
  readonly ip: string;
}

/** Whether lists let somebody in, whatever they ask: the lists of origins and IPs. */
export function decideClient({ origins, ips }: Pick<CompiledAllowLists, 'origins' | 'ips'>, { origin, ip }: Client): Decision {
  const entries: { origins?: string; ips?: string } = {};
  if (origins !== null) {
    if (origin === null || origin === '') return refuse('origins', 'MISSING', null);
    const entry = origins(origin);
    if (entry === null) return refuse('origins', 'NOT_LISTED', origin);
    entries.origins = entry;
  }
  if (ips !== null) {
    const entry = ips(ip);
    if (entry === null) return refuse('ips', 'NOT_LISTED', ip);
    entries.ips = entry;
  }
  return { isAllowed: true, entries };
}
