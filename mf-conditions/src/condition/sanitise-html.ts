import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

/** What a medical text needs, and nothing that loads, runs, overlays or collects. */
const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote'],
    ...['strong', 'b', 'em', 'i', 'u', 'sub', 'sup', 'span', 'div', 'a'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'scope', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i,
} satisfies Config;

let purifier: typeof DOMPurify | null = null;

/** Our own instance: a hook set on the library's shared one would reach other remotes on the page. */
function readyPurifier(): typeof DOMPurify | null {
  if (!DOMPurify.isSupported) return null;
  if (!purifier) {
    purifier = DOMPurify();
    purifier.addHook('afterSanitizeAttributes', (node) => {
      if (node.tagName === 'A') node.setAttribute('rel', 'noopener noreferrer');
    });
  }
  return purifier;
}

/**
 * HTML of the API made safe to put on the page. Where the browser enforces Trusted Types the answer is a TrustedHTML of
 * the policy `dompurify`. Without a browser nothing can be checked, so nothing is shown.
 */
export function sanitiseHtml(html: string): string | TrustedHTML {
  const ready = readyPurifier();
  if (!ready) return '';
  if (typeof window !== 'undefined' && 'trustedTypes' in window)
    return ready.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true });
  return ready.sanitize(html, allowed);
}
