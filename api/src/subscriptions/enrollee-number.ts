/** What a hospital asks for: one number for a person on a plan, the same for as long as that lasts (R4.80). */
export const enrolleeNumber = (userId: number, planId: number): string =>
  `EN-${String(userId).padStart(6, '0')}-${String(planId).padStart(2, '0')}`;
