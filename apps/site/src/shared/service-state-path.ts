/** Where pages ask in passing whether everything answers. A file of the build says that nobody knows; the server says what it measured. */
export const serviceStatePath = '/service-status/state.json';
