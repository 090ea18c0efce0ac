/** The enrollee number, for hospitals: the same for a person for as long as they are on a plan (R4.80). */
export const enrolleeNumber = (userId: number, planId: number): string =>
  `EN-${String(userId).padStart(6, '0')}-${String(planId).padStart(2, '0')}`;
