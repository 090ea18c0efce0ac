import { unwrapData, unwrapFields } from '@shared/contracts';
import type { Faq } from '@shared/format';
import { parseFaqs } from '@shared/format';
import { readText } from '../catalogue/read-responses';

/** One condition in full, read from an API that may leave anything out. */
export interface ConditionDetail {
  id: string;
  title: string;
  text: string;
  /** HTML that is not sanitised yet. */
  body: string;
  faqs: Faq[];
  /** When the text was last reviewed; empty where the API does not say. */
  reviewedAt: string;
}

/** The condition of a response; without an id it gets the one that was requested. */
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
