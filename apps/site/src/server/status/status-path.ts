/** The page of the service's status, without language prefix. */
export const statusPath = '/service-status';

/** Where readers of feeds find its incidents. */
export const statusFeedPaths = { rss: `${statusPath}/feed.xml`, json: `${statusPath}/feed.json` } as const;

/** Where pages ask in passing whether everything answers. A file of the build says that nobody knows; the server says what it measured. */
export const statusStatePath = `${statusPath}/state.json`;
