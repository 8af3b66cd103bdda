import { webhookEventGroups, webhookEvents, type WebhookEvent, type WebhookEventGroup } from '@onepoint/api-contract';
import { useTranslation } from '@onepoint/i18n';
import { Checkbox } from '@onepoint/ui-kit/checkbox';
import { Radio } from '@onepoint/ui-kit/radio';
import { RadioGroup } from '@onepoint/ui-kit/radio-group';
import { useId } from 'react';
import styles from './edit-webhook-modal.module.css';

interface EventsFieldProps {
  /** Null for all events. */
  value: readonly WebhookEvent[] | null;
  submitted: boolean;
  onValueChange: (events: WebhookEvent[] | null) => void;
}

const groups = Object.entries(webhookEventGroups) as [WebhookEventGroup, readonly WebhookEvent[]][];

export function EventsField({ value, submitted, onValueChange }: EventsFieldProps) {
  const { t } = useTranslation('webhooks');
  const id = useId();
  const isInvalid = submitted && value?.length === 0;
  const handleChange = (event: WebhookEvent, isChosen: boolean): void =>
    onValueChange(webhookEvents.filter((other) => (other === event ? isChosen : value?.includes(other))));
  return (
    <div className={styles.events} data-field="events">
      <RadioGroup
        label={t('form.events')}
        value={value === null ? 'all' : 'some'}
        onValueChange={(choice) => onValueChange(choice === 'all' ? null : [])}
      >
        <Radio value="all" label={t('allEvents')} description={t('form.allEventsHint')} />
        <Radio value="some" label={t('form.someEvents')} />
      </RadioGroup>
      {isInvalid ? (
        <p id={id} role="alert" className={styles.error}>
          {t('form.eventsRequired')}
        </p>
      ) : null}
      {value === null
        ? null
        : groups.map(([group, events]) => (
            <fieldset key={group} className={styles.group} aria-describedby={isInvalid ? id : undefined}>
              <legend className={styles.legend}>{t(`groups.${group}`)}</legend>
              {events.map((event) => (
                <Checkbox
                  key={event}
                  label={
                    <span className={styles.event} translate="no">
                      {event}
                    </span>
                  }
                  description={t(`eventTexts.${event}`)}
                  checked={value.includes(event)}
                  onCheckedChange={(isChosen) => handleChange(event, isChosen)}
                />
              ))}
            </fieldset>
          ))}
    </div>
  );
}
