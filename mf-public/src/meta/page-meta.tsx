import { brand } from '@shared/contracts';
import { Head, NotFoundTags, siteOrigin, StructuredData, type Thing } from '@shared/ui';

interface Props {
  title: string;
  description: string;
  /** The one address of this page for search engines, from `paths`. */
  path: string;
  type?: 'website' | 'article';
  /** What the page is about, for search engines. */
  data?: Thing[];
  /** The page stands in for one that does not exist, and has no address of its own. */
  missing?: boolean;
}

/**
 * Title, description, canonical address, Open Graph and structured data of a page. React moves the tags to
 * the head.
 */
export function PageMeta({ title, description, path, type = 'website', data = [], missing }: Props) {
  if (missing)
    return (
      <>
        <Head title={title} description={description} />
        <NotFoundTags />
      </>
    );
  const address = siteOrigin() + path;
  return (
    <>
      <Head title={title} description={description} />
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:locale" content="en_NG" />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta name="twitter:card" content="summary" />
      <StructuredData things={data} />
    </>
  );
}
