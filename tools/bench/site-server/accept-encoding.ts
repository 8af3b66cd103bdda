/** What browsers send. */
export const acceptEncoding = { 'accept-encoding': 'gzip, deflate, br' } as const;
