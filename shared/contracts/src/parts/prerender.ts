import type { NavigationEntry } from './remote-routes';
import type { SiteConfig } from './site-document';

/** Stands for the page in a layout that is prerendered; the gateway puts the page's HTML in its place. */
export const emptySlot = '<template data-page-slot=""></template>';

/** Attribute of `#root`, of a page's slot and of tags of the head, as the document was sent; gone once the page is live. */
export const prerenderedMark = 'data-prerendered';

/**
 * Marks the place in a page's HTML that is far below the first screen: styles of what follows it only are not in the document, but in
 * the files at its end, which come before any script runs.
 */
export const foldMark = 'data-fold';

/** Name of the tag with which a page says that its document is answered as 404, as prerendering services know it. */
export const statusTag = 'prerender-status-code';

/** Attribute of `#root` from the start of hydration until the layout shows who is signed in. */
export const hydratingMark = 'data-hydrating';

/**
 * The format in which a part's HTML is rendered and hydrated: a page inside one `Suspense`, ids with the
 * part's name as prefix, a page inside a layout in an element of its own. A release names its format; the shell
 * hydrates the page of a release with the same format, and renders any other anew.
 */
export const hydrationFormat = 2;

/** Attribute of the document of somebody who is signed in, as far as is known before the shell is there. */
export const personMark = 'data-person';

/** One page to render without a browser. */
export interface PrerenderRequest {
  /** Page name as the remote offers it; the shell's layouts differ by `pattern`. */
  page: string;
  /** Path as the site map writes it: `/condition/:id`. */
  pattern: string;
  /** Path and query of the page load. */
  url: string;
  /** The answers to the page's first calls: the body by path and query, without the base. */
  answers: Record<string, unknown>;
  config: SiteConfig;
  /** Keeps the ids of two parts on one page apart. */
  prefix: string;
  /** For the shell's layouts: the navigation entries that remotes bring. */
  navigation?: NavigationEntry[];
}

/** The address at which a page of no parameters is rendered; for `*`, one that the site does not have. */
export const prerenderedAddress = (pattern: string): string => (pattern === '*' ? '/404' : pattern);

/** A page as HTML: tags of the head, and what it shows. */
export interface Prerendered {
  head: string;
  body: string;
}

/** What a part's `prerender.cjs` exports. */
export interface PrerenderModule {
  render(request: PrerenderRequest): Promise<Prerendered>;
}

/**
 * Attribute of a button that shows and hides the password field of its `aria-controls`: on a prerendered page
 * the document's own script does that before the page's scripts are there. Its value is then `shown` while the
 * password is, because React sets the type of a field that it hydrates.
 */
export const passwordToggleMark = 'data-password-toggle';

/** Attribute of a link to a script that a form of the page needs once somebody uses it. */
export const formScriptMark = 'data-form-script';
