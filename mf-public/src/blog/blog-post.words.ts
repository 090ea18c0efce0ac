/** The words around an article. */
export const words = {
  home: 'Home',
  blog: 'Blog',
  gone: 'The article you asked for is not here any more. This is the newest one.',
  by: 'By',
  minutes: (minutes: number) => `${minutes} minutes to read`,
  others: 'You may also like',
  urgent: 'When not to wait',
  shareLabel: 'Share this article',
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  copied: (network: string) => `Link copied. Paste it on ${network}.`,
  notCopied: 'Copy the link from the top of your browser.',
} as const;
