import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import { allowedAttributes, allowedTags } from './allowed-html';

const allowed = {
  ALLOWED_TAGS: allowedTags,
  ALLOWED_ATTR: allowedAttributes,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?!\/))/i,
} satisfies Config;

let purifier: typeof DOMPurify | null = null;

/** An instance of our own: a hook of the library's shared one would apply to other remotes on the page. */
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
 * Sanitises HTML of the API. Where the browser enforces Trusted Types, the result is a TrustedHTML of the
 * policy `dompurify`. Without a browser the result is empty.
 */
export function sanitiseHtml(html: string): string | TrustedHTML {
  const ready = readyPurifier();
  if (!ready) return '';
  if (typeof window !== 'undefined' && 'trustedTypes' in window)
    return ready.sanitize(html, { ...allowed, RETURN_TRUSTED_TYPE: true });
  return ready.sanitize(html, allowed);
}
