/** What `create-docusaurus` writes today, without a blog, and with the new compilers that it recommends. */
export default {
  title: 'Onepoint',
  url: 'http://localhost',
  baseUrl: '/',
  // The navigation bar links to a home page, which does not exist here.
  onBrokenLinks: 'ignore',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/docs' }, blog: false, pages: false }]],
  themeConfig: { navbar: { title: 'Onepoint', items: [{ to: '/docs/start/page-0', label: 'Docs', position: 'left' }] } },
};
