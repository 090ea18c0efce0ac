import * as React from 'react';

interface HotMeta {
  webpackHot?: { addStatusHandler(callback: (status: string) => void): void };
}

/** Only React's development code has this function, and only that code can replace components. */
const canRefresh = 'captureOwnerStack' in React;

// Applies to a remote on a dev server. In a site with React's production code a saved change reloads the page.
if (!canRefresh)
  (import.meta as HotMeta).webpackHot?.addStatusHandler((status) => {
    if (status === 'apply') location.reload();
  });
