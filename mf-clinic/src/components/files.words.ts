/** The words of a person's files. */
export const words = {
  unnamed: 'file',
  show: (file: string) => `Show ${file}`,
  save: (file: string) => `Save ${file}`,
  picture: (file: string) => `Picture: ${file}`,
  pdf: (file: string) => `PDF: ${file}`,
  notHere: 'This browser shows no PDF inside of a page. Save the file to read it.',
} as const;
