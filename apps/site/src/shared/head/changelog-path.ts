/** Where what is new is told, without language prefix: a part of the documentation, see ADR 0030. */
export const changelogPath = '/docs/changelog';
