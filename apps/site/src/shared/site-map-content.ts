/** Pages of the site by their kind, as the site map lists them. Addresses have their language prefix. */
export interface SiteMapContent {
  groups: readonly { id: string; title: string; links: readonly { href: string; title: string }[] }[];
}
