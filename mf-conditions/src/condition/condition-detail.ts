import * as calls from '@ilera/contracts/calls';
import type { Faq } from '@ilera/format';
import { parseFaqs } from '@ilera/format';
import { api, type Source } from '@ilera/runtime';

/** A condition with its text and questions. */
export interface ConditionDetail {
  id: string;
  title: string;
  text: string;
  /** Unsanitised HTML. */
  body: string;
  faqs: Faq[];
  /** Day of the last medical review; empty if the API sends none. */
  reviewedAt: string;
}

/** A condition by its id, which also stands in for a missing id in the answer. */
export const conditionById = (id: string): Source<ConditionDetail> =>
  api.read(calls.condition, { params: { id } }, ({ title, text, body, ...sent }) => ({
    id: String(sent.id) || id,
    title,
    text,
    body,
    faqs: parseFaqs(sent.faqs),
    reviewedAt: sent.reviewed_at,
  }));
