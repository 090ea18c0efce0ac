import { pathTo } from '@ilera/contracts';
import { faqThing, reviewFacts, siteOrigin, type Thing } from '@ilera/ui';
import type { ConditionDetail } from './condition-detail';
import { isPlain } from './condition-text';

/** A condition as structured data: the page, the condition, and its plain-text questions. */
export function conditionThings({ id, title, text, faqs, reviewedAt }: ConditionDetail): Thing[] {
  const page: Thing = {
    '@type': 'MedicalWebPage',
    url: siteOrigin() + pathTo.condition(id),
    about: { '@type': 'MedicalCondition', name: title, ...(text && { description: text }) },
    ...reviewFacts(reviewedAt),
  };
  const questions = faqs.filter(({ answer }) => isPlain(answer));
  return questions.length > 0 ? [page, faqThing(questions)] : [page];
}
