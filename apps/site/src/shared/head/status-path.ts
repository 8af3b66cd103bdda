/** The page of the service's status, without language prefix. */
export const statusPath = '/service-status';

/** Where readers of feeds find its incidents. */
export const statusFeedPaths = { rss: `${statusPath}/feed.xml`, json: `${statusPath}/feed.json` } as const;
