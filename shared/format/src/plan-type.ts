/** Plan types; an API may spell the last one differently (R4.1). */
export const planTypes = ['individual', 'family', 'smes', 'corporate'] as const;

export type PlanType = (typeof planTypes)[number];

/** Reads a plan type in any spelling; undefined for any other text. */
export function readPlanType(text: unknown): PlanType | undefined {
  // Converting an arbitrary object to text may throw.
  if (typeof text !== 'string') return undefined;
  const word = text.trim().toLowerCase();
  if (word === 'cooperate' || word === 'corperate') return 'corporate';
  return planTypes.find((type) => type === word);
}
