/** The words of chosen files. */
export const words = {
  preparing: (file: string) => `Making ${file} ready`,
  percent: (done: number) => `${done} %`,
  whatIsSent: 'This is what we get. Press a picture to see it larger.',
  decoder: 'Photographs in HEIC are opened with libheif.',
  licence: 'Its licence (LGPL)',
  showLarge: (file: string) => `Show ${file} larger`,
  chosenFiles: 'Chosen files',
  takeOut: (file: string) => `Take out ${file}`,
  kilobytes: (size: number) => `${size} kB`,
  megabytes: (size: string) => `${size} MB`,

  /** Reasons why a file is not added, with advice. */
  notEvidence: (file: string) =>
    `${file} is not a PDF or a picture. Take a photograph or a screenshot of it.`,
  emptyFile: (file: string) => `${file} is empty. Choose it again, or take a photograph of it.`,
  largeFile: (file: string) => `${file} is larger than 5 MB. Take photographs of its pages instead.`,
  unreadable: (file: string) =>
    `${file} cannot be opened on this device. Open it in your gallery, take a screenshot, and add that.`,
  tooLarge: (file: string) =>
    `${file} is too large for this device. Take a screenshot of it, or a photograph in a smaller size.`,
} as const;
