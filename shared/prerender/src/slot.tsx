import { pageSlot, prerenderedMark } from '@shared/contracts';

const place = { __html: `<template ${pageSlot}=""></template>` };

/** Where a frame ends and its page begins, as the shell's own `PageSlot`: the gateway puts the page in the template's place. */
export function Slot() {
  return (
    <div style={{ display: 'contents' }} {...{ [prerenderedMark]: '' }} dangerouslySetInnerHTML={place} />
  );
}
