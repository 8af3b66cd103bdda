/** The build as everybody makes it, without a production host. */
export const address = 'http://127.0.0.1:4611';

/** A build that counts page views, on its production host. */
export const countingAddress = 'http://127.0.0.1:4612';
