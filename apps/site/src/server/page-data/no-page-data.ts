import type { ReadPageData } from './page-data-source.ts';

/** Reads nothing: for builds without services, and for what is made of a page's texts alone. */
export const noPageData: ReadPageData = () => Promise.resolve(undefined);
