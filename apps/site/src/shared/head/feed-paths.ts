/** Where readers of feeds find what is new, in both formats. */
export const feedPaths = { rss: '/feed.xml', json: '/feed.json' } as const;
