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

const urgentHeading = /<h2[^>]*>\s*When to get help at once\s*<\/h2>/i;

/** The section about emergencies, shown in a box at the top of the page, and the text without it. */
export function splitUrgentSigns(body: string): { urgent: string; rest: string } {
  const match = urgentHeading.exec(body);
  if (!match) return { urgent: '', rest: body };
  const after = body.slice(match.index + match[0].length);
  const next = after.search(/<h2[\s>]/i);
  const urgent = next < 0 ? after : after.slice(0, next);
  return { urgent, rest: body.slice(0, match.index) + (next < 0 ? '' : after.slice(next)) };
}
