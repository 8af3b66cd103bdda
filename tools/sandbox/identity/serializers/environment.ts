import type { IdentitySettings } from '../config/parse-identity-env.ts';
import { disabledFeatures } from './disabled-features.ts';
import { displayConfig } from './display-config.ts';
import { userSettings } from './user-settings.ts';

/** Clerk's `environment` object: how the instance is set up. */
export function environmentJson(settings: IdentitySettings) {
  return {
    object: 'environment',
    id: 'env_embedded',
    maintenance_mode: false,
    client_debug_mode: false,
    partitioned_cookies: false,
    auth_config: {
      object: 'auth_config',
      id: 'aconf_embedded',
      single_session_mode: true,
      claimed_at: null,
      reverification: false,
      preferred_channels: null,
      url_based_session_syncing: true,
    },
    display_config: displayConfig(settings),
    user_settings: userSettings,
    ...disabledFeatures,
  };
}
