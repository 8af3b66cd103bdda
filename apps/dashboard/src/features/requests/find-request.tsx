import { useTranslation } from '@onepoint/i18n';
import { Button } from '@onepoint/ui-kit/button';
import { TextField } from '@onepoint/ui-kit/text-field';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { findRequestId } from './requests-filters.ts';
import styles from './requests.module.css';

interface FindRequestProps {
  requestPath: (requestId: string) => string;
}

/** Opens a request by its ID. Accepts a pasted error or header that contains the ID. */
export function FindRequest({ requestPath }: FindRequestProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const handleSubmit = (event: FormEvent): void => {
    event.preventDefault();
    const requestId = findRequestId(text);
    setInvalid(requestId === null);
    if (requestId !== null) void navigate(requestPath(requestId));
  };
  return (
    <form className={styles.find} role="search" aria-label={t('requests.find.title')} noValidate onSubmit={handleSubmit}>
      <TextField
        label={t('requests.find.label')}
        description={t('requests.find.hint')}
        error={isInvalid ? t('requests.find.invalid') : undefined}
        placeholder="req_…"
        mono
        autoComplete="off"
        spellCheck={false}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setInvalid(false);
        }}
        suffix={
          <Button type="submit" size="sm" variant="ghost">
            {t('requests.find.action')}
          </Button>
        }
      />
    </form>
  );
}
