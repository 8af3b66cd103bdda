import { strategies } from './accounts/identifiers.ts';
import { oauthProviders, oauthStrategy, type OauthProvider } from './accounts/external-accounts.ts';
import { passwordLength } from './accounts/passwords.ts';
import type { IdentitySettings } from './parse-identity-env.ts';

/** Clerk's `environment` object: the settings of the instance. */
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
    user_settings: { ...userSettings, social: socialSettings(settings) },
    ...disabledFeatures,
  };
}

const attribute = (change: Partial<Attribute> = {}): Attribute => ({
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
  ...change,
});

const factor = (strategy: string): Partial<Attribute> => ({
  enabled: true,
  used_for_first_factor: true,
  first_factors: [strategy],
  verifications: [strategy],
});

const userSettings = {
  attributes: {
    email_address: attribute({ ...factor(strategies.email_address), required: true, verify_at_sign_up: true }),
    web3_wallet: attribute(factor(strategies.web3_wallet)),
    first_name: attribute({ enabled: true }),
    last_name: attribute({ enabled: true }),
    password: attribute({ enabled: true }),
    phone_number: attribute(),
    username: attribute(),
    passkey: attribute(),
    authenticator_app: attribute(),
    backup_code: attribute(),
    ticket: attribute(),
  },
  sign_in: { second_factor: { required: false, enabled: false } },
  sign_up: {
    captcha_enabled: false,
    captcha_widget_type: null,
    custom_action_required: false,
    progressive: true,
    mode: 'public',
    legal_consent_enabled: false,
    allowlist_only: false,
    mfa: { required: false },
  },
  password_settings: {
    disable_hibp: true,
    min_length: passwordLength.min,
    max_length: passwordLength.max,
    require_special_char: false,
    require_numbers: false,
    require_uppercase: false,
    require_lowercase: false,
    show_zxcvbn: false,
    min_zxcvbn_strength: 0,
    allowed_special_characters: '',
    enforce_hibp_on_sign_in: false,
  },
  passkey_settings: { allow_autofill: false, show_sign_in_button: false },
  username_settings: { min_length: 4, max_length: 64 },
  actions: { delete_self: true, create_organization: false, billing_portal: false },
  attack_protection: {
    user_lockout: { enabled: true, max_attempts: 10, duration_in_minutes: 10 },
    email_link: { require_same_client: false },
    pii: { enabled: true },
    enumeration_protection: { enabled: false },
  },
  saml: { enabled: false },
  enterprise_sso: { enabled: false, self_serve_sso: false },
  restrictions: {},
};

function socialSettings({ oauthProviders: offered }: IdentitySettings) {
  const common = { enabled: true, required: false, authenticatable: true, block_email_subaddresses: false };
  const settingsOf = (provider: OauthProvider) => ({
    ...common,
    strategy: oauthStrategy(provider),
    not_selectable: false,
    deprecated: false,
    name: oauthProviders[provider].name,
    logo_url: null,
  });
  return Object.fromEntries(offered.map((provider) => [oauthStrategy(provider), settingsOf(provider)]));
}

/** Names and URLs for the components; the app's own configuration overrides the look. */
function displayConfig({ publicOrigin, applicationName }: IdentitySettings) {
  return {
    object: 'display_config',
    id: 'display_config_embedded',
    instance_environment_type: 'development',
    application_name: applicationName,
    theme: {
      buttons: { font_color: '#ffffff', font_family: 'sans-serif', font_weight: '600' },
      general: {
        color: '#7b61f3',
        padding: '1em',
        box_shadow: 'none',
        font_color: '#151515',
        font_family: 'sans-serif',
        border_radius: '0.5em',
        background_color: '#ffffff',
        label_font_weight: '600',
      },
      accounts: { background_color: '#ffffff' },
    },
    preferred_sign_in_strategy: 'password',
    logo_image_url: null,
    favicon_image_url: null,
    home_url: publicOrigin,
    sign_in_url: `${publicOrigin}/login`,
    sign_up_url: `${publicOrigin}/login`,
    user_profile_url: `${publicOrigin}/workspace`,
    waitlist_url: publicOrigin,
    after_sign_in_url: `${publicOrigin}/workspace`,
    after_sign_up_url: `${publicOrigin}/workspace`,
    after_sign_out_one_url: publicOrigin,
    after_sign_out_all_url: publicOrigin,
    after_switch_session_url: publicOrigin,
    after_join_waitlist_url: publicOrigin,
    after_leave_organization_url: publicOrigin,
    after_create_organization_url: publicOrigin,
    organization_profile_url: publicOrigin,
    create_organization_url: publicOrigin,
    logo_link_url: publicOrigin,
    support_email: null,
    branded: false,
    experimental_force_oauth_first: false,
    clerk_js_version: '6',
    show_devmode_warning: false,
    google_one_tap_client_id: null,
    help_url: null,
    privacy_policy_url: null,
    terms_url: null,
    captcha_public_key: null,
    captcha_widget_type: null,
    captcha_public_key_invisible: null,
    captcha_provider: 'turnstile',
    captcha_oauth_bypass: [],
    captcha_heartbeat: false,
  };
}

/** Parts of Clerk that the product does not use. The SDK expects their settings. */
const disabledFeatures = {
  organization_settings: {
    enabled: false,
    max_allowed_memberships: 5,
    force_organization_selection: false,
    actions: { admin_delete: true },
    domains: { enabled: false, enrollment_modes: [], default_role: null },
    slug: { disabled: true },
    organization_creation_defaults: { enabled: false },
  },
  commerce_settings: {
    billing: {
      stripe_publishable_key: null,
      enabled: false,
      has_paid_user_plans: false,
      has_paid_org_plans: false,
      organization: { enabled: false, has_paid_plans: false },
      user: { enabled: false, has_paid_plans: false },
    },
  },
  api_keys_settings: {
    object: 'api_keys_settings',
    id: 'aks_embedded',
    enabled: false,
    user_api_keys_enabled: false,
    orgs_api_keys_enabled: false,
    show_in_user_profile: false,
    show_in_org_profile: false,
  },
  protect_config: { object: 'protect_config', id: 'protect_embedded', loaders: [] },
};

interface Attribute {
  enabled: boolean;
  required: boolean;
  used_for_first_factor: boolean;
  first_factors: readonly string[];
  used_for_second_factor: boolean;
  second_factors: readonly string[];
  verifications: readonly string[];
  verify_at_sign_up: boolean;
}
