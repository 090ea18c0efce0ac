/** The words above a clinician's application. */
export const words = {
  lead: 'For medical doctors in Nigeria and the UK, and for nurses, clinical psychologists, therapists and pharmacists in Nigeria.',
} as const;
