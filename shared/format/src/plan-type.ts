/** The types of plans; an API may spell the last one in other ways (R4.1). */
export const planTypes = ['individual', 'family', 'smes', 'corporate'] as const;

/** One plan type. */
export type PlanType = (typeof planTypes)[number];

/** The type that a text means, in any spelling; undefined for any other text. */
export function readPlanType(text: unknown): PlanType | undefined {
  // What is not text names no type; converting an arbitrary object to text may throw.
  if (typeof text !== 'string') return undefined;
  const word = text.trim().toLowerCase();
  if (word === 'cooperate' || word === 'corperate') return 'corporate';
  return planTypes.find((type) => type === word);
}
