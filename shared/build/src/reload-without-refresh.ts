import * as React from 'react';

interface HotMeta {
  webpackHot?: { addStatusHandler(callback: (status: string) => void): void };
}

/** Only React's development code has it, and only that replaces components. */
const canRefresh = 'captureOwnerStack' in React;

// Only in a remote that a dev server serves. In a site with React's production code a saved change loads the page
// again.
if (!canRefresh)
  (import.meta as HotMeta).webpackHot?.addStatusHandler((status) => {
    if (status === 'apply') location.reload();
  });
