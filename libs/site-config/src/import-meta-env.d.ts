interface ImportMetaEnv {
  readonly ONEPOINT_CLERK_PUBLISHABLE_KEY?: string;
  readonly ONEPOINT_API_URL?: string;
  readonly ONEPOINT_GATEWAY_URL?: string;
  readonly ONEPOINT_SERVICE_CHAINS?: string;
  readonly ONEPOINT_PRODUCTION_HOST?: string;
  readonly ONEPOINT_DEV_MODE?: string;
  readonly ONEPOINT_PAYMENT_HOSTS?: string;
  readonly ONEPOINT_STATUS_PAGE_URL?: string;
  readonly ONEPOINT_ANALYTICS_URL?: string;
  readonly ONEPOINT_ANALYTICS_SITE?: string;
}
