import { strategies } from '../accounts/add-identification.ts';
import { passwordLength } from '../accounts/check-password.ts';

export interface Attribute {
  enabled: boolean;
  required: boolean;
  used_for_first_factor: boolean;
  first_factors: readonly string[];
  used_for_second_factor: boolean;
  second_factors: readonly string[];
  verifications: readonly string[];
  verify_at_sign_up: boolean;
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

/** What a user may have and how they prove it. */
export const userSettings = {
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
  social: {},
  saml: { enabled: false },
  enterprise_sso: { enabled: false, self_serve_sso: false },
  restrictions: {},
};
