/** The words of the link to the doctors beside the articles. */
export const words = {
  label: 'Ask a doctor',
  heading: 'Ask a doctor instead',
  text: 'Describe what is wrong and send a photo. A doctor answers, at any hour.',
} as const;
