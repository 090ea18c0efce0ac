import type { Elements, Resource } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { FailedState } from './failed-state';
import { SkeletonGroup } from './skeleton';

interface Props<Data> {
  of: Pick<Resource<Data>, 'status' | 'data' | 'failure' | 'reload'>;
  /** `details` in place of why it failed. */
  words: { loading: string; notLoaded: string; details?: string };
  /** Placeholders while it loads, laid out by `skeletonClass`. */
  skeleton: Elements;
  skeletonClass?: string | undefined;
  children: (data: Data) => Elements;
}

/** Data of the API on a screen: placeholders while it loads, Try again where that failed, then its children. */
export const Loaded = observer(function Loaded<Data>({
  of: { status, data, failure, reload },
  words,
  skeleton,
  skeletonClass,
  children,
}: Props<Data>) {
  if (status === 'failed')
    return (
      <FailedState title={words.notLoaded} failure={failure} onRetry={reload}>
        {words.details}
      </FailedState>
    );
  if (status === 'ready') return children(data as Data);
  return (
    <SkeletonGroup label={words.loading} className={skeletonClass}>
      {skeleton}
    </SkeletonGroup>
  );
});
