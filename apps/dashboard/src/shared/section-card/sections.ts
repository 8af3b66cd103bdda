/** In page order. Each is its card's `id` and the URL's hash: `/dashboard/settings#alerts`. */
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

const billingSections = ['billing-details', 'auto-top-up'] as const;

export type ListedSectionId = (typeof settingsSections | typeof profileSections)[number];

export type SectionId = ListedSectionId | (typeof billingSections)[number];
