import { pageSlot } from '@shared/contracts';
import { PageSlot } from './page-slot';

/** Stands in for `remote-page` where the layout is prerendered: the gateway puts the remote's page in the place of the template. */
export function RemotePage() {
  return <PageSlot html={`<template ${pageSlot}=""></template>`} />;
}

/**
 * The place of a remote's frame, which has a place for the page in it.
 * @alias
 */
export const RemoteFrame = RemotePage;
