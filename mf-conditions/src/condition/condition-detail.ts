import { unwrapData, unwrapFields } from '@shared/contracts';
import type { Faq } from '@shared/format';
import { parseFaqs } from '@shared/format';
import { readText } from '../catalogue/read-answers';

/** One condition in full, read from an API that may leave anything out. */
export interface ConditionDetail {
  id: string;
  title: string;
  text: string;
  /** HTML that nobody has cleaned yet. */
  body: string;
  faqs: Faq[];
  /** When the text was last reviewed; empty where the API does not say. */
  reviewedAt: string;
}

/** A condition out of an answer; the id is the one that was asked for when the answer has none. */
export function readConditionDetail(answer: unknown, id: string): ConditionDetail {
  const data = unwrapFields(unwrapData(answer));
  return {
    id: readText(data.id) || id,
    title: readText(data.title),
    text: readText(data.text),
    body: readText(data.body),
    faqs: parseFaqs(data.faqs),
    reviewedAt: readText(data.reviewed_at),
  };
}
