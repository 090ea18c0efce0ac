import { statusTag } from '@shared/contracts';

interface Props {
  title: string;
  description?: string;
  /** What the page's address names does not exist: the document is a 404, and no search engine lists it. */
  missing?: boolean;
}

/**
 * Title and description of a page. One component per route renders it, because descriptions are not
 * de-duplicated.
 */
export function Head({ title, description, missing }: Props) {
  return (
    <>
      <title>{title}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {missing && <meta name={statusTag} content="404" />}
      {missing && <meta name="robots" content="noindex" />}
    </>
  );
}
