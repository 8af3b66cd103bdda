/** Parts of Clerk that this product does not use; the SDK expects them to be described. */
export const disabledFeatures = {
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
