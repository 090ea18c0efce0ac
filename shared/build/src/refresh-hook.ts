/**
 * React registers its renderers with hot reload once, when the shell starts, long before a remote brings the
 * rest of hot reload. This hook keeps them until then. Only in a shell that is built for development.
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
