import { publicConfig, usesAnalytics } from '@onepoint/site-config';

/** Whether page views of readers who accept are counted here: the build names a service, and the host is the production host. */
export const countsPageViews = (): boolean => usesAnalytics && location.host === publicConfig.productionHost;
