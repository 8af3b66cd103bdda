import { useTranslation } from '@onepoint/i18n';
import { CodeBlock } from '@onepoint/ui-kit/code-block';
import type { MethodPageContent } from '../../shared/method-content.ts';
import { usePage } from '../../shared/page-context-provider.tsx';
import { DocLayout } from './components/doc-layout.tsx';
import { MethodChains } from './components/method-chains.tsx';
import { MethodFacts } from './components/method-facts.tsx';
import { MethodRequest } from './components/method-request.tsx';
import { SchemaTable } from './components/schema-table.tsx';
import styles from './method-page.module.css';

/** A method of the reference: what it takes and returns, what it costs and where it works, and the request to copy or to send. */
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
