/** Where a build keeps the source of the inline loader, in its folder: beside the manifest, which nobody is sent. */
export const loaderFile = '.vite/loader.js';
