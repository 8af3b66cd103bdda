import { useTranslation, formatNumber, formatUsd } from '@onepoint/i18n';
import { localePath } from '@onepoint/navigation';
import { Badge } from '@onepoint/ui-kit/badge';
import { ChainIcon } from '@onepoint/ui-kit/chain-icon';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import type { MethodPageContent, MethodContent, ChainSupport } from '../../shared/content/doc-content.ts';
import { usePage } from '../../shared/page-context.ts';
import { DocLayout } from './doc-layout.tsx';
import { useChainOfPath } from './use-chain-of-path.ts';
import styles from './method-page.module.css';
import { MethodRequest } from './method/method-request.tsx';
import { SchemaTable } from './method/schema-table.tsx';

/** A page of the method reference: request samples and form, parameters, result, price and chains. */
export function MethodPage() {
  const { t } = useTranslation(['page', 'common']);
  const { content } = usePage();
  const doc = content as MethodPageContent;
  const { method } = doc;
  const reply = JSON.stringify({ jsonrpc: '2.0', id: 1, result: method.example.result }, null, 2);
  return (
    <DocLayout doc={doc} code>
      <MethodFacts method={method} />
      <MethodRequest key={method.name} method={method} />
      <h2 className={styles.title}>{t('docs.method.parameters')}</h2>
      {method.parameters.length === 0 ? (
        <p className={styles.text}>{t('docs.method.noParameters')}</p>
      ) : (
        method.parameters.map((parameter) => <SchemaTable key={parameter.name} {...parameter} language={doc.textLanguage} />)
      )}
      <h2 className={styles.title}>{t('docs.method.result')}</h2>
      <SchemaTable {...method.result} note="" language={doc.textLanguage} />
      <CodeBlock
        label={t('docs.method.exampleResult')}
        samples={[{ id: 'json', label: t('docs.method.exampleResult'), language: 'json', code: reply }]}
        copyLabel={t('common:actions.copy')}
        copiedLabel={t('common:actions.copied')}
        copyFailedLabel={t('common:states.copyFailed')}
      />
      <MethodChains method={method} />
    </DocLayout>
  );
}

/** Price and transport of a method. */
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
