import { emptySlot } from '@shared/contracts';
import { PageSlot } from '@shared/prerender/page-slot';

/** Stands in for `remote-page` where the layout is prerendered: the gateway puts the remote's page into it. */
export function RemotePage() {
  return <PageSlot html={emptySlot} />;
}

/** The slot of a remote's layout, whose own HTML has a slot for the page. */
export function RemoteLayout() {
  return <RemotePage />;
}
