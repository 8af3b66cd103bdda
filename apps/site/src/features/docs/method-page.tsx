import { useTranslation, formatNumber, formatUsd } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Badge } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import type { MethodPageContent, MethodContent, ChainSupport } from '../../shared/content/doc-content.ts';
import { useArticleMarkup } from '../../shared/article/article-markup.ts';
import { usePage } from '../../shared/page-context.ts';
import { DocLayout } from './doc-layout.tsx';
import { useChainOfPath } from './use-chain-of-path.ts';
import styles from './method-page.module.css';
import { MethodCode } from './method/method-code.tsx';
import { RequestForm } from './method/request-form.tsx';
import { useMethodRequest } from './method/use-method-request.ts';
import './method/method-reference.css';

export function MethodPage() {
  const { content } = usePage();
  const doc = content as MethodPageContent;
  return <Method key={doc.method.name} doc={doc} />;
}

function Method({ doc }: { doc: MethodPageContent }) {
  const { method } = doc;
  const request = useMethodRequest(method);
  const reference = useArticleMarkup(doc.html);
  return (
    <DocLayout doc={doc} code aside={<MethodCode method={method} url={request.url} params={request.lastParams} />}>
      <MethodFacts method={method} />
      <RequestForm method={method} request={request} />
      <div className="method-reference" {...reference} />
      <MethodChains method={method} />
    </DocLayout>
  );
}

function MethodFacts({ method: { computeUnits, millionCallsPrice, needsWebSocket } }: { method: MethodContent }) {
  const { t, i18n } = useTranslation('page');
  const price = formatUsd(millionCallsPrice, i18n.language, 2);
  return (
    <ul className={styles.facts} aria-label={t('docs.method.facts')}>
      <li>
        <Badge tone="accent">
          {t('docs.method.computeUnits', { count: computeUnits, formatted: formatNumber(computeUnits, i18n.language) })}
        </Badge>
      </li>
      <li className="text-muted">{computeUnits === 0 ? t('docs.method.free') : t('docs.method.million', { price })}</li>
      {needsWebSocket ? (
        <li>
          <Badge>{t('docs.method.webSocketOnly')}</Badge>
        </li>
      ) : null}
    </ul>
  );
}

/** The chains that support the method, as links to this page with that chain in its samples. */
function MethodChains({ method: { name: method, chains } }: { method: MethodContent }) {
  const { t } = useTranslation('page');
  const { locale } = usePage();
  const chain = useChainOfPath();
  const texts: Record<ChainSupport, string> = {
    yes: t('docs.method.supported'),
    no: t('docs.method.unsupported'),
    node: t('docs.method.dependsOnNode'),
  };
  return (
    <section>
      <h2 className={styles.title}>{t('docs.method.chains')}</h2>
      <ul className={styles.chains}>
        {chains.map(({ slug, name, support }) => (
          <li key={slug}>
            <a
              href={localePath(`/docs/methods/${method}/${slug}`, locale)}
              className={styles.chain}
              aria-current={slug === chain ? 'page' : undefined}
            >
              <ChainIcon chain={slug} size={20} />
              <span>{name}</span>
              <span className={styles.support} data-support={support}>
                {texts[support]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
