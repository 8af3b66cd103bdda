import { z } from 'zod';

/** What a build tells the site's server, `dist/server/site.json`. */
export const siteManifestSchema = z.object({
  /** The document that pages are put into. */
  template: z.string(),
  /** Styles, fonts and scripts, by page id. */
  assets: z.record(z.string(), z.object({ head: z.string(), accents: z.string() })),
  /** Paths of pages that read data: rendered anew while the server runs. */
  livePaths: z.array(z.string()),
});

export type SiteManifest = z.infer<typeof siteManifestSchema>;

/** Its name in the folder of the server bundle. */
export const siteManifestFile = 'site.json';
