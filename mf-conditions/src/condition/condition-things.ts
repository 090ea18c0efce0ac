import { pathTo } from '@shared/contracts';
import { faqThing, reviewFacts, siteOrigin, type Thing } from '@shared/ui';
import type { ConditionDetail } from './condition-detail';

/** A condition as structured data: the page, the condition, and its questions as plain text. */
export function conditionThings({ id, title, text, faqs, reviewedAt }: ConditionDetail): Thing[] {
  const page: Thing = {
    '@type': 'MedicalWebPage',
    url: siteOrigin() + pathTo.condition(id),
    about: { '@type': 'MedicalCondition', name: title, ...(text && { description: text }) },
    ...reviewFacts(reviewedAt),
  };
  const questions = faqs.map(({ question, answer }) => ({ question, answer: plainText(answer) }));
  return questions.length > 0 ? [page, faqThing(questions)] : [page];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of an answer that may hold HTML, for JSON that is not parsed as HTML. */
const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
