export { Table, type TableColumn, type TableProps } from './table';
export { Pagination, type PaginationProps } from './pagination';
export { Badge, StatusPill } from './badge';
export { Price, type PriceProps } from './price';
export { Avatar } from './avatar';
export { Chip, ChipGroup, type ChipGroupProps } from './chip-group';
