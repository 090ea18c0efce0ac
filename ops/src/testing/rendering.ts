import { hydrationFormat, type Release } from '@ilera/contracts';

/** A part whose pages are rendered for each page load by a script. @param pages as its build rendered them */
export function rendering(
  script: string,
  pages: object,
): Partial<Release> & { sources: Record<string, string> } {
  return {
    prerender: { script: 'prerender.cjs', pages: 'prerendered.json', hydration: hydrationFormat },
    sources: { 'prerender.cjs': script, 'prerendered.json': JSON.stringify(pages) },
  };
}
