import { pageSlot } from '@shared/contracts';
import { PageSlot } from './page-slot';

/** Stands in for `remote-page` where a frame is prerendered: the gateway puts the remote's page in the place of the template. */
export function RemotePage() {
  return <PageSlot html={`<template ${pageSlot}=""></template>`} />;
}
