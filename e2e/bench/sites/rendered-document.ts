import { escapeHtml } from '@shared/contracts';

/** The files that a page of the monolith loads, found by visiting it once. */
export interface PageFiles {
  js: string[];
  css: string[];
}

/**
 * The gateway's document of a page for the scripts of another build: the same HTML, inline styles and API
 * responses. Its classes are those of the composed builds; what is rendered later takes its own from the
 * monolith's style files.
 */
export function renderedDocument(html: string, { js, css }: PageFiles, learnt: PageFiles): string {
  const tags = [
    ...js.map((file) => `<script defer src="/${escapeHtml(file)}"></script>`),
    ...learnt.js
      .filter((file) => !js.includes(file))
      .map((file) => `<link rel="preload" as="script" href="/${escapeHtml(file)}">`),
    ...learnt.css
      .filter((file) => !css.includes(file))
      .map((file) => `<link rel="preload" as="style" href="/${escapeHtml(file)}">`),
  ];
  return (
    html
      .replace(/<script defer data-shell[^>]*><\/script>/, '')
      .replace(/<link rel="preload" as="script"[^>]*>/g, '')
      // The page is part of the tree, not a slot that is filled later; the mark of the root stays.
      .replace(/(<div style="display:contents") data-prerendered=""/g, '$1')
      .replace('</head>', `${tags.join('')}</head>`)
      // The first view has its styles inline, so it does not wait for those of later pages.
      .replace(
        '</body>',
        `${css.map((file) => `<link rel="stylesheet" href="/${escapeHtml(file)}">`).join('')}</body>`,
      )
  );
}
