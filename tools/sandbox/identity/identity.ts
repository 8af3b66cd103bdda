import type { IdentitySettings } from './config/parse-identity-env.ts';
import type { InstallationKeys } from './keys/installation-keys.ts';
import type { Events } from './events/events.ts';
import type { Limits } from './limits/create-limits.ts';
import type { Log } from '../log/create-json-log.ts';
import type { Mailbox } from './sandbox/create-mailbox.ts';
import type { Store } from './store/open-store.ts';

/** What every route works with. */
export interface Identity {
  settings: IdentitySettings;
  keys: InstallationKeys;
  store: Store;
  mailbox: Mailbox;
  events: Events;
  limits: Limits;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
}
