/** Sections of the project settings, from top to bottom. Each is the `id` of its card and the hash of its URL: `/dashboard/settings#alerts`. */
export const settingsSections = [
  'project-name',
  'spend-limit',
  'alerts',
  'email-notifications',
  'webhooks',
  'api-tokens',
  'alert-history',
  'project-id',
  'danger-zone',
] as const;

/** Sections of the profile. */
export const profileSections = [
  'names',
  'emails',
  'wallets',
  'password',
  'sessions',
  'personal-tokens',
  'display',
  'delete-account',
] as const;

/** Sections of billing pages. */
const billingSections = ['billing-details', 'auto-top-up'] as const;

/** Sections listed in the command palette. */
export type ListedSectionId = (typeof settingsSections | typeof profileSections)[number];

export type SectionId = ListedSectionId | (typeof billingSections)[number];
