/** The words of the shell's own pages; quoted wordings are in `strings` of @shared/contracts. */
export const words = {
  notFoundTitle: 'Page not found',
  notFoundDescription: 'There is no page at this address.',
  notFound: 'There is no page at this address. It may have moved, or the address may have a typing mistake.',
  toHome: 'Go to the home page',
  toConditions: 'See conditions we treat',
  unknownError: 'Unknown error',
  /** Before and between the number to call and the id of the report. */
  callAfterError: ['Reload the page. If it stays, call', 'and say'],
  callAfterCrash: ['Something broke in your browser. Reload the page; if it stays, call', 'and say'],
  reload: 'Reload the page',
} as const;
