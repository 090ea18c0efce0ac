import { hydrationFormat, type Release } from '@shared/contracts';

/** A part whose pages are rendered for each page load by a script. @param pages as its build rendered them */
export function rendering(
  script: string,
  pages: object,
): Partial<Release> & { sources: Record<string, string> } {
  return {
    prerender: { script: 'prerender.cjs', pages: 'prerendered.json', hydration: hydrationFormat },
    sources: {
      'main.js': '1',
      'vendor.js': '2',
      'main.css': '',
      'remoteEntry.js': '3',
      'remote.js': '4',
      'page.list.js': '5',
      'page.list.css': '',
      'prerender.cjs': script,
      'prerendered.json': JSON.stringify(pages),
    },
  };
}
