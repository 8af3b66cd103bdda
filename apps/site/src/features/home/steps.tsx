import { useTranslation } from '@onepoint/i18n';
import { docsConfig, endpointUrl } from '@onepoint/site-config';
import { CodeBlock, type CodeSample } from '@onepoint/ui-kit/code-block';
import { Section } from '../../shared/page-sections.tsx';
import type { OfferedChains } from '../../shared/rpc/served-chains.ts';
import { latestBlockRequest } from '../../shared/rpc/ask-latest-block.ts';
import { useOrigin } from '../../shared/hydration.ts';
import styles from './steps.module.css';

const steps = ['create', 'call', 'subscribe'] as const;
const keyVariable = '$ONEPOINT_KEY';

const shell = (id: string, code: string): CodeSample => ({ id, label: 'shell', language: 'shell', code });

/** The commands of the three steps. They run unchanged after the key is set in the first. */
function commandsOf(origin: string, chain: string): Record<(typeof steps)[number], CodeSample> {
  const http = endpointUrl({ origin, chain, key: keyVariable });
  const ws = endpointUrl({ origin, chain, key: keyVariable, protocol: 'ws' });
  const subscribe = '{"jsonrpc":"2.0","id":1,"method":"eth_subscribe","params":["newHeads"]}';
  return {
    create: shell('create', `export ONEPOINT_KEY=${docsConfig.token}`),
    call: shell('call', `curl "${http}" \\\n  -H 'content-type: application/json' \\\n  -d '${latestBlockRequest}'`),
    subscribe: shell('subscribe', `npx wscat -c "${ws}" -w 60 \\\n  -x '${subscribe}'`),
  };
}

export function Steps({ chains }: Pick<OfferedChains, 'chains'>) {
  const { t } = useTranslation(['page', 'common']);
  const chain = chains.find(({ slug }) => slug === 'base') ?? chains[0];
  const commands = commandsOf(useOrigin(), chain?.slug ?? 'base');
  return (
    <Section id="how-it-works" title={t('home.steps.title')} split>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step} className={styles.step}>
            <div className={styles.words}>
              <p className={styles.number}>{t('home.steps.label', { number: index + 1 })}</p>
              <h3 className={styles.title}>{t(`home.steps.${step}.title`)}</h3>
              <p className={styles.text}>{t(`home.steps.${step}.text`)}</p>
            </div>
            <CodeBlock
              className={styles.code}
              label={t(`home.steps.${step}.title`)}
              samples={[commands[step]]}
              copyLabel={t('home.steps.copy')}
              copiedLabel={t('common:actions.copied')}
              copyFailedLabel={t('common:states.copyFailed')}
            />
          </li>
        ))}
      </ol>
    </Section>
  );
}
