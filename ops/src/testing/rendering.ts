import { hydrationFormat, type Release } from '@ilera/contracts';

/** A part whose pages a script prerenders. */
export const rendering = (
  script: string,
  pages: string[],
): Partial<Release> & { sources: Record<string, string> } => ({
  prerender: { script: 'prerender.cjs', pages, hydration: hydrationFormat },
  sources: { 'prerender.cjs': script },
});
