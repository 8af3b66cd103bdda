export { SiteMapPage as GsitemapRoute } from '../../features/site-map/site-map-page.tsx';
