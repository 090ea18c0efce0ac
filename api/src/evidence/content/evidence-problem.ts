/** Reasons why a file cannot be evidence, with messages that tell people what to do instead (R5.3). */
export type EvidenceProblem =
  | 'empty'
  | 'large'
  | 'kind'
  | 'broken'
  | 'pixels'
  | 'password'
  | 'pages'
  | 'unchecked'
  | 'harmful';

const words: Record<EvidenceProblem, string> = {
  empty: 'is empty. Choose it again, or send a photograph of it.',
  large: 'is larger than 5 MB. Send a smaller copy, or photographs of it.',
  kind: 'is not a PDF, JPEG or PNG file. Send a photograph or a screenshot of it.',
  broken: 'is damaged or not whole. Save or download it again, or send a photograph of it.',
  pixels: 'has too many pixels. Send a smaller copy, or a screenshot of it.',
  password: 'opens only with a password. Save it without one, or send photographs of its pages.',
  pages: 'has no pages. Save it again, or send a photograph of what it shows.',
  unchecked: 'has content that we cannot check. Print it to a new PDF, or send photographs of its pages.',
  harmful: 'has something harmful in it. Send another one.',
};

/** @param name the file's displayable name; empty if it has none */
export const evidenceProblemWords = (name: string, problem: EvidenceProblem): string =>
  `${name || 'This file'} ${words[problem]}`;
