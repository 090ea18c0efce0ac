import { useCallback } from 'react';

/** A ref that shows a file in its element. The address is one of this tab only, and ends with the element. */
export function useFileAddress(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLIFrameElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
