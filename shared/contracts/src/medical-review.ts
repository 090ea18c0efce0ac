/** Who answers for the medical texts. A text's own date comes with it from the API (`reviewed_at`). */
export const medicalReviewer = {
  name: 'Dr Ifeoma Adichie-Obi',
  role: 'family physician and medical director',
} as const;
