/**
 * Keeps React's renderers for hot reload. React registers them once, when the shell starts, long before a remote brings
 * the other parts of hot reload. Included only in a development shell.
 */
const renderers = new Map<number, unknown>();
const nothing = () => undefined;
(globalThis as Record<string, unknown>).__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  renderers,
  supportsFiber: true,
  inject: (renderer: unknown) => {
    renderers.set(renderers.size + 1, renderer);
    return renderers.size;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};

export {};
