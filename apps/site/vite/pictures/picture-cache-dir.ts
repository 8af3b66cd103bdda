/** Folder of drawn pictures by their content, from the site's; may be emptied at any time. */
export const pictureCacheDir = '.cache/pictures';
