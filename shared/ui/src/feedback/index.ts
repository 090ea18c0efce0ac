export { ErrorLine, type ErrorLineProps } from './error-line';
export { Banner, Notice, type NoticeProps } from './notice';
export { Spinner, type SpinnerProps } from './spinner';
export { Loader, type LoaderProps } from './loader';
export { Skeleton, SkeletonGroup, type SkeletonProps } from './skeleton';
export { EmptyState, type EmptyStateProps } from './empty-state';
export { FailedState, type FailedStateProps } from './failed-state';
