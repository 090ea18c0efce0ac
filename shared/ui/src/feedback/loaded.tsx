import { type Elements, isMissing, type Resource } from '@ilera/runtime';
import { observer } from 'mobx-react-lite';
import { FailedState } from './failed-state';
import { SkeletonGroup } from './skeleton';

interface Props<Data> {
  of: Pick<Resource<Data>, 'status' | 'data' | 'failure' | 'reload'>;
  /** `details` in place of why it failed. */
  words: { loading: string; notLoaded: string; details?: string };
  /** Where there is no such thing, in place of why it failed. */
  missing?: Elements;
  /** Above why the load failed, where nothing else on the page is its heading. */
  heading?: Elements;
  /** Placeholders while the data loads, laid out by `skeletonClass`. */
  skeleton: Elements;
  skeletonClass?: string | undefined;
  /** Whether data stays on the screen while it is loaded anew, and where that fails. */
  keeps?: boolean;
  children: (data: Data) => Elements;
}

/** Data of the API on a screen: placeholders while it loads, then its children, or why there are none. */
export const Loaded = observer(function Loaded<Data>({
  of: { status, data, failure, reload },
  words,
  missing,
  heading,
  skeleton,
  skeletonClass,
  keeps = false,
  children,
}: Props<Data>) {
  if (status === 'ready' || (keeps && data !== undefined)) return children(data as Data);
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
