import { useTranslation } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { publicConfig, siteConfig } from '@onepoint/site-config';
import { useAfterHydration } from '../../shared/hydration.ts';
import { usePage } from '../../shared/page-context.ts';

export interface NavLink {
  href: string;
  label: string;
  /** Opens in a new tab. @default false */
  external?: boolean;
  /** Is the status page. @default false */
  status?: boolean;
}

/** Links of header (`main`), mobile menu (`menu`, `tools`) and footer (the other groups). */
export function useNavLinks(): Record<'product' | 'developers' | 'company' | 'main' | 'menu' | 'tools', readonly NavLink[]> {
  const { t } = useTranslation('nav');
  const { locale } = usePage();
  const page = (path: string, label: string): NavLink => ({ href: localePath(path, locale), label });
  const docs = page('/docs', t('links.docs'));
  const methods = page('/docs/methods', t('links.jsonRpcApi'));
  const quickStart = page('/docs/quick-start', t('links.howItWorks'));
  const chains = page('/chains', t('links.chains'));
  const pricing = page('/pricing', t('links.pricing'));
  const questions = { href: `${localePath('/', locale)}#questions`, label: t('links.questions') };
  const reference = { href: '/api/reference', label: t('links.apiReference') };
  const playground = { href: '/playground/', label: t('links.playground') };
  const referrals = page('/referrals', t('links.referrals'));
  // An external status page, if configured, is up when the service is down.
  const elsewhere = useAfterHydration(() => publicConfig.statusPageUrl, '');
  const status: NavLink =
    elsewhere === ''
      ? { ...page('/service-status', t('links.status')), status: true }
      : { href: elsewhere, label: t('links.status'), external: true, status: true };
  const company: readonly NavLink[] = [
    page('/agreement/privacy-policy', t('links.privacy')),
    page('/agreement/terms', t('links.terms')),
    page('/agreement/cookies', t('links.cookies')),
    { href: `mailto:${siteConfig.supportEmail}`, label: t('links.contact') },
    { href: siteConfig.socialLinks.discord, label: t('links.support'), external: true },
    status,
    page('/gsitemap', t('links.siteMap')),
  ];
  const main = [docs, methods, chains, pricing];
  return {
    main,
    menu: [...main, reference],
    tools: [playground],
    product: [chains, pricing, questions, referrals],
    company,
    developers: [docs, quickStart, reference, playground, page('/docs/changelog', t('links.changelog'))],
  };
}

/**
 * The link whose section contains a page; the longest of several.
 *
 * @param path of the page, with its language prefix
 */
export function currentLink(hrefs: readonly string[], path: string): string | undefined {
  return hrefs.filter((href) => path === href || path.startsWith(`${href}/`)).toSorted((a, b) => b.length - a.length)[0];
}
