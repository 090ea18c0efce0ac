/** The first retired word of a text, with its replacement; undefined where there is none. */
export function findRetired(text: string): { word: string; instead: string } | undefined;
