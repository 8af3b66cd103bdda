import type { Translate } from '@onepoint/i18n';
import { pricingQuestions } from '../../shared/pricing/pricing-questions.ts';
import type { PageSubject } from './page-subject.ts';

/** The questions that the page of prices answers. */
export function pricingSubject(translate: Translate): PageSubject {
  const text = (id: string, part: string): string => translate(['page'], `pricing.questions.items.${id}.${part}`);
  return { type: 'questions', questions: pricingQuestions.map((id) => ({ question: text(id, 'question'), answer: text(id, 'answer') })) };
}
