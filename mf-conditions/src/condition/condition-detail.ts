import * as calls from '@ilera/contracts/calls';
import type { Faq } from '@ilera/format';
import { parseFaqs } from '@ilera/format';
import { api, type Source } from '@ilera/runtime';

/** One condition in full. */
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

/** A condition by its id, which it keeps where the API sends none. */
export const conditionById = (id: string): Source<ConditionDetail> =>
  api.read(calls.condition, { params: { id } }, ({ title, text, body, ...sent }) => ({
    id: String(sent.id) || id,
    title,
    text,
    body,
    faqs: parseFaqs(sent.faqs),
    reviewedAt: sent.reviewed_at,
  }));
