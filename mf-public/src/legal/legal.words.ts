/** The words around a legal document; its text is in `terms/` or `privacy/`. */
export const words = {
  changed: 'Last changed on',
  contents: 'Table of contents',
  onThisPage: 'On this page',
  endHeading: 'Transform your health today',
  start: 'Get Started',
  endText: 'Plans for one person, a family or a whole team.',
} as const;
