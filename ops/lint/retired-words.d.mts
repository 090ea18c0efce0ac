/** The first retired word of a text, with the term to use instead; undefined where there is none. */
export function findRetired(text: string): { word: string; instead: string } | undefined;
