import { pageSlot } from '@shared/contracts';
import { PageSlot } from './page-slot';

/** Stands in for `remote-page` where the layout is prerendered: the gateway puts the remote's page in the place of the template. */
export function RemotePage() {
  return <PageSlot html={`<template ${pageSlot}=""></template>`} />;
}

/** The slot of a remote's layout, whose own HTML has a slot for the page. */
export function RemoteLayout() {
  return <RemotePage />;
}
