import { Pagination, useIsWide } from '@shared/ui';

interface Props {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  label: string;
}

/** Pagination with margin and range 2 on windows wider than 1000 px, otherwise 1 (A9.2). */
export function ListPagination(props: Props) {
  const around = useIsWide() ? 2 : 1;
  return <Pagination {...props} margin={around} range={around} />;
}
