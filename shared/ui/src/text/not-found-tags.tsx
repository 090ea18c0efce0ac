import { statusTag } from '@ilera/contracts';

/** Head tags for a page about a missing record: its document is a 404, and search engines do not list it. */
export function NotFoundTags() {
  return (
    <>
      <meta name={statusTag} content="404" />
      <meta name="robots" content="noindex" />
    </>
  );
}
