import { type Elements, isMissing, type Resource } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { FailedState } from './failed-state';
import { SkeletonGroup } from './skeleton';

interface Props<Data> {
  of: Pick<Resource<Data>, 'status' | 'data' | 'failure' | 'reload'>;
  /** `details` replaces the reason for a failure. */
  words: { loading: string; notLoaded: string; details?: string };
  /** Shown instead of a failure if the record does not exist. */
  missing?: Elements;
  /** Shown above a failure, if the page has no other heading. */
  heading?: Elements;
  /** Placeholders while the data loads, laid out by `skeletonClass`. */
  skeleton: Elements;
  skeletonClass?: string | undefined;
  children: (data: Data) => Elements;
}

/** Data of the API on a screen: placeholders while the first data loads, then the children, or the failure. */
export const Loaded = observer(function Loaded<Data>({
  of: { status, data, failure, reload },
  words,
  missing,
  heading,
  skeleton,
  skeletonClass,
  children,
}: Props<Data>) {
  if (status === 'ready' || data !== undefined) return children(data as Data);
  if (status === 'failed' && missing && isMissing(failure)) return missing;
  if (status === 'failed')
    return (
      <>
        {heading}
        <FailedState title={words.notLoaded} failure={failure} onRetry={reload}>
          {words.details}
        </FailedState>
      </>
    );
  return (
    <SkeletonGroup label={words.loading} className={skeletonClass}>
      {skeleton}
    </SkeletonGroup>
  );
});
