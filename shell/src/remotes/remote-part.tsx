import type { Component } from '@shared/contracts';
import { type FunctionComponent, type ReactNode, Suspense, use, useState } from 'react';
import type { PartAddress } from './load-part';
import { partOf } from './part-cache';
import { RemoteBoundary } from './remote-boundary';
import { RemoteFailed } from './remote-failed';
import { RemotePending } from './remote-pending';

interface Props<PartProps extends object> {
  address: PartAddress;
  props: PartProps;
  /** Shown while the part is on its way; by default a quiet skeleton that fails after 15 seconds. */
  pending?: ReactNode;
  /** Drawn in place of the failure panel's surroundings, given the panel itself. */
  failed?: (panel: ReactNode) => ReactNode;
}

/** A page or a modal of a remote, with everything that keeps its failure to itself. */
export function RemotePart<PartProps extends object>({ address, props, pending, failed }: Props<PartProps>) {
  const [round, setRound] = useState(0);
  const tryAgain = () => setRound((last) => last + 1);
  return (
    <RemoteBoundary
      key={round}
      remote={address.remote}
      fallback={(error) => {
        const panel = <RemoteFailed remote={address.remote} error={error} onTryAgain={tryAgain} />;
        return failed ? failed(panel) : panel;
      }}
    >
      <Suspense fallback={<RemotePending remote={address.remote}>{pending}</RemotePending>}>
        <LoadedPart address={address} round={round} props={props} />
      </Suspense>
    </RemoteBoundary>
  );
}

function LoadedPart<PartProps extends object>({
  address,
  round,
  props,
}: {
  address: PartAddress;
  round: number;
  props: PartProps;
}) {
  const Part = use(partOf(address, round) as Promise<Component<never>>) as FunctionComponent<PartProps>;
  return <Part {...props} />;
}
