/** Conditions, their categories and the prices of a visit (P3.5, P7.1). */
import { maxSearchLength } from '../service-facts';
import { Type, type Static } from 'typebox';
import { IdSchema, Page, PageQuerySchema, Success } from './envelope';

export const ConditionCategorySchema = Type.Object({ id: IdSchema, title: Type.String() });
export const ConditionCategoriesResponseSchema = Success(Type.Array(ConditionCategorySchema));

/** A row of the list. */
export const ConditionListItemSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  /** One or two plain sentences. */
  text: Type.String(),
  category_id: IdSchema,
});

/** One condition with its text and questions. */
export const ConditionSchema = Type.Object({
  id: IdSchema,
  title: Type.String(),
  text: Type.String(),
  category_id: IdSchema,
  /** HTML, sanitised by the server on writing and by the page again. */
  body: Type.String(),
  /** A JSON string: a list of `{ question, answer }` (R4.50). */
  faqs: Type.String(),
  /** Day of the last medical review, `yyyy-mm-dd`. */
  reviewed_at: Type.String(),
});
export type Condition = Static<typeof ConditionSchema>;

export const ConditionsResponseSchema = Success(Page(ConditionListItemSchema));
export const ConditionResponseSchema = Success(ConditionSchema);

export const ConditionsQuerySchema = PageQuerySchema;

export const ConditionSearchQuerySchema = Type.Object({
  search: Type.String({ maxLength: maxSearchLength }),
});
/** Best first. */
export const ConditionSearchResponseSchema = Success(Type.Array(ConditionListItemSchema));

/** The price of one visit by method, in naira. */
export const VisitPricesSchema = Type.Object({
  message_price: Type.Number(),
  video_price: Type.Number(),
});
export const VisitPricesResponseSchema = Success(VisitPricesSchema);
